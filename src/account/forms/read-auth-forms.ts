import * as z from "zod";
import { checkbox, readBy, readForm } from "../../platform/forms/read-form.ts";
import { readEmail } from "../email-address.ts";
import { readPersonName } from "../person-name.ts";
import { typedAuthFields } from "./auth-form.ts";

const name = readBy(readPersonName);
const email = readBy(readEmail);
/** A password as it was typed: spaces are part of it. */
const newPassword = {
  password: z.string().min(1, "Choose a password."),
  confirm: z.string().min(1, "Enter the password again."),
};

type Twice = { password: string; confirm: string };

function areSame({ password, confirm }: Twice): boolean {
  return password === confirm;
}

const differ = {
  path: ["confirm"],
  error: "The passwords are not the same.",
  // Compared even if another field is wrong, but not with an empty field.
  when({ value }: { value: unknown }): boolean {
    const { password, confirm } = value as Twice;
    return password !== "" && confirm !== "";
  },
};

const password = z.string().min(1, "Enter your password.");

const login = z.object({ email, password });
const passwordOnly = z.object({ password });
const secondStep = z.object({ code: z.string().trim().min(1, "Enter the code."), trust: checkbox });
const emailOnly = z.object({ email });
const register = z.object({ name, email, ...newPassword }).refine(areSame, differ);
const confirm = z.object({ token: z.string(), name, ...newPassword }).refine(areSame, differ);
const chosen = z
  .object({ token: z.string(), ...newPassword, cannotGetCode: checkbox })
  .refine(areSame, differ);
const changed = z
  .object({
    current: z.string().min(1, "Enter your current password."),
    code: z.string(),
    ...newPassword,
  })
  .refine(areSame, differ);

export function readLoginForm(form: FormData) {
  return readForm(form, login, typedAuthFields);
}

export function readRegisterForm(form: FormData) {
  return readForm(form, register, typedAuthFields);
}

/** Reads the code of the second step, and whether to trust the browser. */
export function readSecondStepForm(form: FormData) {
  return readForm(form, secondStep);
}

/** Reads a form that asks for nothing but the password. */
export function readPasswordForm(form: FormData) {
  return readForm(form, passwordOnly);
}

/** Reads the form that asks for a link by mail. */
export function readLinkForm(form: FormData) {
  return readForm(form, emailOnly, typedAuthFields);
}

/** Reads the form of a link that was sent again: a name, and a password twice. */
export function readConfirmForm(form: FormData) {
  return readForm(form, confirm, typedAuthFields);
}

/** Reads a new password, typed twice, and whether to turn off two-step sign-in. */
export function readNewPasswordForm(form: FormData) {
  return readForm(form, chosen);
}

/** Reads a new password, typed twice, with the proof that its owner asks for it. */
export function readChangePasswordForm(form: FormData) {
  return readForm(form, changed);
}
