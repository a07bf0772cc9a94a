import { expect, test } from "vitest";
import { profileOf } from "./profile-fields.ts";
import { readProfile } from "./change-profile.server.ts";

const profileNamed = (name: string) => ({ ...profileOf(() => ""), name });
const before = profileNamed("Ana Sousa");

function form(name?: string | File): FormData {
  const data = new FormData();
  if (name !== undefined) data.set("name", name);
  return data;
}

test("reads the name in its stored form", () => {
  expect(readProfile(form("  Ana   de Sousa "), before)).toMatchObject({
    ok: true,
    values: profileNamed("Ana de Sousa"),
  });
});

test.each([
  [" ", "Enter your name."],
  ["a".repeat(81), "Use at most 80 characters."],
  [" Ana  Sousa", "That is already your name."],
])("refuses %j and returns it as typed", (name, error) => {
  expect(readProfile(form(name), before)).toMatchObject({
    ok: false,
    errors: { name: error },
    typed: { name },
  });
});

test("a missing field and a file count as empty", () => {
  const refused = { ok: false, errors: { name: "Enter your name." }, typed: { name: "" } };
  expect(readProfile(form(), before)).toMatchObject(refused);
  expect(readProfile(form(new File(["Ana"], "name.txt")), before)).toMatchObject(refused);
});
