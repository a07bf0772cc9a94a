import * as z from "zod";
import { defineForm, requiredBy, secret } from "../../platform/forms/define-form.server.ts";
import { checkbox } from "../../platform/forms/read-form.ts";
import { longestAddress, readEmail } from "../email-address.ts";
import { longestName, readPersonName } from "../person-name.ts";

const name = requiredBy(readPersonName, longestName);
const email = requiredBy(readEmail, longestAddress);
const password = secret("Enter your password.");
/** A password as it was typed: spaces are part of it. */
const newPassword = { password: secret("Choose a password."), confirm: secret("Enter the password again.") };

type Twice = { password: string; confirm: string };

function areSame({ password: first, confirm }: Twice): boolean {
  return first === confirm;
}

const differ = {
  path: ["confirm"],
  error: "The passwords are not the same.",
  // Compared even if another field is wrong, but not with an empty field.
  when({ value }: { value: unknown }): boolean {
    const twice = value as Twice;
    return twice.password !== "" && twice.confirm !== "";
  },
};

export const loginForm = defineForm(z.object({ email, password }));

export const registerForm = defineForm(z.object({ name, email, ...newPassword }).refine(areSame, differ));

/** The code of the second step, and whether to trust the browser. */
export const secondStepForm = defineForm(
  z.object({ code: secret("Enter the code.", z.string().trim()), trust: checkbox }),
);

/** A form that asks for nothing but the password. */
export const passwordForm = defineForm(z.object({ password }));

/** The form that asks for a link by mail. */
export const linkForm = defineForm(z.object({ email }));

/** The form of a link that was sent again: a name, and a password twice. */
export const confirmForm = defineForm(
  z.object({ token: z.string(), name, ...newPassword }).refine(areSame, differ),
);

/** A new password, typed twice, and whether to turn off two-step sign-in. */
export const newPasswordForm = defineForm(
  z.object({ token: z.string(), ...newPassword, cannotGetCode: checkbox }).refine(areSame, differ),
);

/** A new password, typed twice, with the proof that its owner asks for it. */
export const changePasswordForm = defineForm(
  z
    .object({ current: secret("Enter your current password."), code: secret(), ...newPassword })
    .refine(areSame, differ),
);
