import { describe, expect, test } from "vitest";
import {
  changePasswordForm,
  confirmForm,
  linkForm,
  loginForm,
  newPasswordForm,
  registerForm,
} from "./auth-forms.server.ts";

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

type Read = (form: FormData) => { ok: true } | { ok: false; isMissing: boolean; errors: object };

/** Why a form is refused, and its errors. */
function refusal(read: Read, fields: Record<string, string | File>) {
  const result = read(form(fields));
  return result.ok ? null : [result.isMissing ? "missing" : "wrong", result.errors];
}

const password = "seven quiet lighthouses";
const differs = "The passwords are not the same.";
const invalidEmail = "Enter the full address, for example name@example.com.";
const missing = {
  name: "Enter your name.",
  email: "Enter your email address.",
  password: "Choose a password.",
  confirm: "Enter the password again.",
};

describe("the registration form", () => {
  const filled = { name: "Ana Sousa", email: "ana@example.com", password, confirm: password };

  test("gives name and address in their stored form, and the password as typed", () => {
    const typed = {
      name: "  Ana   Sousa ",
      email: " Ana@Example.com ",
      password: "  two spaces",
      confirm: "  two spaces",
    };
    expect(registerForm.read(form(typed))).toMatchObject({
      ok: true,
      values: { name: "Ana Sousa", email: "ana@example.com", password: "  two spaces" },
    });
  });

  test.each([
    [{}, "missing", missing],
    [{ ...filled, name: "  " }, "missing", { name: missing.name }],
    [{ ...filled, email: "" }, "missing", { email: missing.email }],
    [{ ...filled, confirm: "" }, "missing", { confirm: missing.confirm }],
    [
      { ...filled, email: "ana@", password: "" },
      "missing",
      { email: invalidEmail, password: missing.password },
    ],
    [{ ...filled, confirm: "another" }, "wrong", { confirm: differs }],
    [{ ...filled, email: "ana@", confirm: "another" }, "wrong", { email: invalidEmail, confirm: differs }],
    [{ ...filled, email: "ana@" }, "wrong", { email: invalidEmail }],
    [{ ...filled, name: "a".repeat(81) }, "wrong", { name: "Use at most 80 characters." }],
    [
      { ...filled, email: `${"a".repeat(250)}@example.com` },
      "wrong",
      { email: "That is too long for an email address." },
    ],
    [{ ...filled, password: new File(["x"], "x.txt") }, "missing", { password: missing.password }],
  ])("%j is refused", (fields, why, errors) => {
    expect(refusal(registerForm.read, fields)).toEqual([why, errors]);
  });

  test("returns the typed name and address, never a password", () => {
    const result = registerForm.read(form({ ...filled, name: " Ana ", email: "ana@" }));
    expect(result).toMatchObject({ ok: false, typed: { name: " Ana ", email: "ana@" } });
    expect(JSON.stringify(result)).not.toContain(password);
  });
});

describe("the sign-in form", () => {
  test("gives the address in its stored form, and the password as typed", () => {
    expect(loginForm.read(form({ email: "ANA@example.com", password: " x" }))).toMatchObject({
      ok: true,
      values: { email: "ana@example.com", password: " x" },
    });
  });

  test.each([
    [{}, "missing", { email: missing.email, password: "Enter your password." }],
    [{ email: "ana@", password: "" }, "missing", { email: invalidEmail, password: "Enter your password." }],
    [{ email: "ana@", password }, "wrong", { email: invalidEmail }],
  ])("%j is refused", (fields, why, errors) => {
    expect(refusal(loginForm.read, fields)).toEqual([why, errors]);
  });
});

describe("the form of a new password", () => {
  test("gives the link, the password, and whether two-step sign-in is to end", () => {
    const fields = { token: "abc", password, confirm: password };
    const values = { token: "abc", password };
    expect(newPasswordForm.read(form(fields))).toMatchObject({ values: { ...values, cannotGetCode: false } });
    expect(newPasswordForm.read(form({ ...fields, cannotGetCode: "yes" }))).toMatchObject({
      values: { ...values, cannotGetCode: true },
    });
  });

  test.each([
    [{}, "missing", { password: missing.password, confirm: missing.confirm }],
    [{ password }, "missing", { confirm: missing.confirm }],
    [{ password, confirm: " " }, "wrong", { confirm: differs }],
  ])("%j is refused", (fields, why, errors) => {
    expect(refusal(newPasswordForm.read, fields)).toEqual([why, errors]);
  });
});

describe("the form that confirms an address with a name and a password", () => {
  test("gives the link, the name and the password", () => {
    const fields = { token: "abc", name: " Ana ", password, confirm: password };
    expect(confirmForm.read(form(fields))).toMatchObject({
      ok: true,
      values: { token: "abc", name: "Ana", password },
    });
  });

  test.each([
    [{}, "missing", { name: missing.name, password: missing.password, confirm: missing.confirm }],
    [{ name: "Ana", password, confirm: "x" }, "wrong", { confirm: differs }],
    [{ name: "a".repeat(81), password, confirm: password }, "wrong", { name: "Use at most 80 characters." }],
  ])("%j is refused", (fields, why, errors) => {
    expect(refusal(confirmForm.read, fields)).toEqual([why, errors]);
  });
});

test("the form that asks for a link gives the address in its stored form", () => {
  expect(linkForm.read(form({ email: " Ana@Example.com" }))).toMatchObject({
    ok: true,
    values: { email: "ana@example.com" },
  });
  expect(refusal(linkForm.read, { email: " " })).toEqual(["missing", { email: missing.email }]);
  expect(refusal(linkForm.read, { email: "ana@" })).toEqual(["wrong", { email: invalidEmail }]);
});

describe("the form that changes a password", () => {
  test("gives the proof and the new password", () => {
    const fields = { current: "old", code: "123456", password, confirm: password };
    expect(changePasswordForm.read(form(fields))).toMatchObject({ ok: true, values: fields });
  });

  test.each([
    [
      {},
      "missing",
      { current: "Enter your current password.", password: missing.password, confirm: missing.confirm },
    ],
    [{ current: "old", password, confirm: "x" }, "wrong", { confirm: differs }],
  ])("%j is refused", (fields, why, errors) => {
    expect(refusal(changePasswordForm.read, fields)).toEqual([why, errors]);
  });
});
