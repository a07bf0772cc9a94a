import { afterAll, beforeEach, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import {
  changeSettings,
  displayOfAccount,
  mayMail,
  readSettings,
  settingsData,
} from "./stored-settings.server.ts";
import { withDefaults } from "./settings.ts";

const database = await testDatabase();
afterAll(() => database.close());
let ana: string;
beforeEach(async () => {
  ana = await addPerson(database.db);
});

const defaultSettings = withDefaults({});
const now = new Date("2026-11-21T12:00:00Z");

test("the defaults apply until a setting is chosen, and each device decides how the pages look", async () => {
  expect(await readSettings(database.db, ana)).toEqual(defaultSettings);
  expect(defaultSettings).toMatchObject({ theme: null, density: null });
});

test("a change does not affect other settings or other people", async () => {
  const ben = await addPerson(database.db);
  await changeSettings(database.db, ana, { marketing: true }, now);
  await changeSettings(database.db, ana, { theme: "dark", jobAlerts: false }, now);
  expect(await readSettings(database.db, ana)).toEqual({
    ...defaultSettings,
    marketing: true,
    theme: "dark",
    jobAlerts: false,
  });
  expect(await readSettings(database.db, ben)).toEqual(defaultSettings);
});

test("two simultaneous changes are both stored", async () => {
  await Promise.all([
    changeSettings(database.db, ana, { analytics: false }, now),
    changeSettings(database.db, ana, { publicProfile: true }, now),
    changeSettings(database.db, ana, { density: "compact" }, now),
  ]);
  expect(await readSettings(database.db, ana)).toMatchObject({
    analytics: false,
    publicProfile: true,
    density: "compact",
  });
});

test("a stored value that is not valid for its setting counts as not chosen", () => {
  const chosen = {
    theme: "blue",
    currency: "pounds",
    jobAlerts: "off",
    marketing: null,
    analytics: false,
    constructor: true,
  };
  expect(withDefaults(chosen)).toEqual({ ...defaultSettings, analytics: false });
});

test("the export contains every setting", async () => {
  await changeSettings(database.db, ana, { theme: "dark", currency: "GBP" }, now);
  const exported = await settingsData.export(database.db, { id: ana, email: "" });
  expect(exported).toEqual({ ...defaultSettings, theme: "dark", currency: "GBP" });
});

test.each([
  ["notifications", "emailNotifications", true],
  ["alerts", "jobAlerts", true],
  ["marketing", "marketing", false],
] as const)("mail of the kind %s goes out only while its setting allows", async (kind, setting, before) => {
  expect(await mayMail(database.db, ana, kind)).toBe(before);
  await changeSettings(database.db, ana, { [setting]: !before }, now);
  expect(await mayMail(database.db, ana, kind)).toBe(!before);
});

test("the account decides how the pages look if it has the setting, otherwise the device does", async () => {
  const device = { theme: "light", density: "compact" } as const;
  expect(await displayOfAccount(database.db, ana, device)).toEqual(device);
  await changeSettings(database.db, ana, { theme: "dark" }, now);
  expect(await displayOfAccount(database.db, ana, device)).toEqual({ theme: "dark", density: "compact" });
});
