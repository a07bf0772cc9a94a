import { expect, test } from "vitest";
import { authToasts, loginFailed, refusedToast } from "./auth-toasts.ts";

test.each([
  [true, { email: "e", confirm: "c" }, authToasts.missingFields],
  [false, { email: "e", confirm: "c" }, authToasts.passwordsDiffer],
  [false, { email: "e" }, loginFailed("e")],
  [false, { name: "n", email: "e" }, loginFailed("n")],
])("missing: %s, errors: %j", (isMissing, errors, toast) => {
  expect(refusedToast({ isMissing, errors }, loginFailed)).toEqual(toast);
});
