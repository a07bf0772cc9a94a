import { expect, test } from "vitest";
import { readSettingsForm } from "./read-settings-form.ts";
import { defaultSettings } from "./settings.ts";
import { toggles } from "./toggles.ts";

function form(...fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test("there are exactly seven switches, by these labels, each with its default", () => {
  const shown = Object.values(toggles).map(({ tab, label, isOn }) => [tab, label, isOn(defaultSettings)]);
  expect(shown).toEqual([
    ["preferences", "Dark mode", false],
    ["preferences", "Compact view", false],
    ["notifications", "Email notifications", true],
    ["notifications", "Job alerts", true],
    ["notifications", "Marketing communications", false],
    ["privacy", "Public profile", false],
    ["privacy", "Analytics tracking", true],
  ]);
});

test("one switch changes one thing", () => {
  expect(readSettingsForm(form(["shown", "jobAlerts"], ["jobAlerts", "off"]), defaultSettings)).toEqual({
    jobAlerts: false,
  });
  expect(readSettingsForm(form(["shown", "darkMode"], ["darkMode", "off"]), defaultSettings)).toEqual({
    theme: "light",
  });
});

test("a whole tab says what is off by leaving it out", () => {
  const tab = form(
    ["shown", "emailNotifications"],
    ["shown", "jobAlerts"],
    ["shown", "marketing"],
    ["marketing", "on"],
  );
  expect(readSettingsForm(tab, defaultSettings)).toEqual({
    emailNotifications: false,
    jobAlerts: false,
    marketing: true,
  });
});

test("saving a tab chooses no theme for somebody who never chose one, and does for somebody who did", () => {
  const tab = form(["shown", "darkMode"], ["shown", "compactView"], ["compactView", "on"]);
  expect(readSettingsForm(tab, defaultSettings)).toEqual({ density: "compact" });
  expect(readSettingsForm(tab, { ...defaultSettings, theme: "dark" })).toEqual({
    theme: "light",
    density: "compact",
  });
});

test("what is no switch changes nothing", () => {
  const rubbish = form(
    ["shown", "constructor"],
    ["shown", "isAdmin"],
    ["isAdmin", "on"],
    ["jobAlerts", "off"],
  );
  expect(readSettingsForm(rubbish, defaultSettings)).toEqual({});
});
