/** The toast texts of the specification, in one place. */
export const authToasts = {
  missingFields: { title: "Missing fields", message: "Please fill in all fields.", destructive: true },
  passwordsDiffer: {
    title: "Passwords don't match",
    message: "Please make sure your passwords match.",
    destructive: true,
  },
  registered: {
    title: "Registration successful!",
    message: "Please check your email to confirm your account.",
    stays: true,
  },
  signedOut: { title: "Signed out", message: "You have been signed out successfully" },
  signOutFailed: {
    title: "Sign out failed",
    message: "Unable to sign out. Please try again.",
    destructive: true,
  },
} as const;

/**
 * Chooses the toast of a form that was refused.
 *
 * @param failed the toast for a field that is filled in but not valid
 */
export function refusedToast<Toast>(
  { isMissing, errors }: { isMissing: boolean; errors: { name?: string; email?: string; confirm?: string } },
  failed: (message: string | undefined) => Toast,
) {
  if (isMissing) return authToasts.missingFields;
  // The confirmation is filled in, so it is not the same password.
  if (errors.confirm !== undefined) return authToasts.passwordsDiffer;
  return failed(errors.name ?? errors.email);
}

export function welcomeToast(name: string) {
  return { title: "Welcome back!", message: `You are now signed in as ${name}` };
}

export function confirmedToast(name: string) {
  return { title: "Email confirmed", message: `You are now signed in as ${name}` };
}

export const registrationClosed = "Registration is closed: this site has no mail server yet.";

/** @param twoStepEnds when two-step sign-in is turned off, for a person who cannot get a code */
export function passwordChosen(twoStepEnds: Date | null) {
  const message = "Sign in with your new password.";
  // Every page loads this file, and a date format takes milliseconds to make, so it is made only when it is needed.
  const day = twoStepEnds?.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  const ending = day === undefined ? "" : ` Two-step sign-in ends on ${day}.`;
  return { title: "Password changed", message: message + ending };
}

export function loginFailed(message = "Unable to sign in. Please check your credentials.") {
  return { title: "Login failed", message, destructive: true };
}

export function registrationFailed(message = "Unable to create your account. Please try again.") {
  return { title: "Registration failed", message, destructive: true };
}

/** @param retryAfter seconds */
export function tooManyAttemptsText(retryAfter: number): string {
  const minutes = Math.ceil(retryAfter / 60);
  return `Too many attempts. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then try again.`;
}
