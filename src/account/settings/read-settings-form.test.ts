import { expect, test } from "vitest";
import { readSettingsForm } from "./read-settings-form.ts";
import { isOn, settingEntries, withDefaults } from "./settings.ts";

const defaultSettings = withDefaults({});

function form(...fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test("lists the settings, each with its tab, label and default", () => {
  const shown = settingEntries.map(([key, { group, label }]) => [
    group,
    label,
    key === "currency" ? defaultSettings[key] : isOn(key, defaultSettings[key]),
  ]);
  expect(shown).toEqual([
    ["preferences", "Dark mode", false],
    ["preferences", "Compact view", false],
    ["preferences", "Currency", null],
    ["notifications", "Email notifications", true],
    ["notifications", "Job alerts", true],
    ["notifications", "Reminders", true],
    ["notifications", "Marketing communications", false],
    ["privacy", "Public profile", false],
    ["privacy", "Interview practice in my account", false],
    ["privacy", "Analytics tracking", true],
  ]);
});

test("one switch changes one setting", () => {
  expect(readSettingsForm(form(["shown", "jobAlerts"], ["jobAlerts", "off"]), defaultSettings)).toEqual({
    jobAlerts: false,
  });
  expect(readSettingsForm(form(["shown", "theme"], ["theme", "off"]), defaultSettings)).toEqual({
    theme: "light",
  });
});

test("a switch that is missing when a whole tab is submitted is off", () => {
  const tab = form(
    ["shown", "emailNotifications"],
    ["shown", "jobAlerts"],
    ["shown", "reminders"],
    ["shown", "marketing"],
    ["marketing", "on"],
  );
  expect(readSettingsForm(tab, defaultSettings)).toEqual({
    emailNotifications: false,
    jobAlerts: false,
    reminders: false,
    marketing: true,
  });
});

test("a switch that is off overwrites a theme that was chosen, but not one that never was", () => {
  const tab = form(["shown", "theme"], ["shown", "density"], ["density", "on"]);
  expect(readSettingsForm(tab, defaultSettings)).toEqual({ density: "compact" });
  expect(readSettingsForm(tab, { ...defaultSettings, theme: "dark" })).toEqual({
    theme: "light",
    density: "compact",
  });
});

test.each([
  ["GBP", "GBP"],
  ["", null],
  ["pounds", null],
])("the currency %j is stored as %j", (sent, stored) => {
  expect(readSettingsForm(form(["shown", "currency"], ["currency", sent]), defaultSettings)).toEqual({
    currency: stored,
  });
});

test("a field that is not a setting is ignored", () => {
  const rubbish = form(
    ["shown", "constructor"],
    ["shown", "isAdmin"],
    ["isAdmin", "on"],
    ["jobAlerts", "off"],
  );
  expect(readSettingsForm(rubbish, defaultSettings)).toEqual({});
});
