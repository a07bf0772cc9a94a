import { expect, test } from "vitest";
import { displayName, initialsOf } from "./viewer.ts";

test.each([
  [{ fullName: "Amara Osei", email: "a@example.com" }, "Amara Osei"],
  [{ fullName: null, email: "amara.osei@example.com" }, "amara.osei"],
  [{ fullName: "  ", email: "amara@example.com" }, "amara"],
  [{ fullName: null, email: "@example.com" }, "User"],
  [{ fullName: null, email: "" }, "User"],
])("%j is shown as %s", (from, name) => expect(displayName(from)).toBe(name));

test.each([
  ["Amara Osei", "AO"],
  ["Amara de la Osei", "AO"],
  ["amara", "A"],
  ["amara.osei", "AO"],
  ["élodie", "É"],
  ["李小龍", "李"],
  ["(Amara) “Osei”", "U"],
  ["", "U"],
  ["🦊 Fox", "F"],
])("the initials of %j are %s", (name, initials) => expect(initialsOf(name)).toBe(initials));
