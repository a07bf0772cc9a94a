import { expect, test } from "vitest";
import { readProfileForm, typedProfile } from "./read-profile-form.ts";

const before = { name: "Ana Sousa" };

test("reads the name as it is stored", () => {
  expect(readProfileForm({ name: "  Ana   de Sousa " }, before)).toEqual({
    ok: true,
    profile: { name: "Ana de Sousa" },
  });
});

test.each([
  [" ", "Enter your name."],
  ["a".repeat(81), "Use at most 80 characters."],
  [" Ana  Sousa", "That is your name already."],
])("refuses %j", (name, error) => {
  expect(readProfileForm({ name }, before)).toEqual({ ok: false, errors: { name: error } });
});

test("a missing field and a file count as empty", () => {
  expect(typedProfile(new FormData())).toEqual({ name: "" });
  const form = new FormData();
  form.set("name", new File(["Ana"], "name.txt"));
  expect(typedProfile(form)).toEqual({ name: "" });
});
