import { expect, test } from "vitest";
import { readProfileForm, typedProfile } from "./read-profile-form.ts";

const profileNamed = (name: string) => ({ ...typedProfile(new FormData()), name });
const before = profileNamed("Ana Sousa");

test("reads the name in its stored form", () => {
  expect(readProfileForm(profileNamed("  Ana   de Sousa "), before)).toEqual({
    ok: true,
    profile: profileNamed("Ana de Sousa"),
  });
});

test.each([
  [" ", "Enter your name."],
  ["a".repeat(81), "Use at most 80 characters."],
  [" Ana  Sousa", "That is your name already."],
])("refuses %j", (name, error) => {
  expect(readProfileForm(profileNamed(name), before)).toEqual({ ok: false, errors: { name: error } });
});

test("a missing field and a file count as empty", () => {
  expect(typedProfile(new FormData())).toMatchObject({ name: "" });
  const form = new FormData();
  form.set("name", new File(["Ana"], "name.txt"));
  expect(typedProfile(form)).toMatchObject({ name: "" });
});
