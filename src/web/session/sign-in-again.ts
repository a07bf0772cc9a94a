import { data } from "react-router";
import type { ToastWords } from "../toast-words.ts";

/** What an action throws when the session ended meanwhile: status 401, and a page that leads to the door and back. */
export function signInAgain(toast: ToastWords) {
  return data({ signInAgain: toast }, { status: 401 });
}

/** What was thrown above, when that is what a page failed with. */
export function toastOfSignInAgain(thrown: unknown): ToastWords | null {
  if (typeof thrown !== "object" || thrown === null || !("signInAgain" in thrown)) return null;
  return thrown.signInAgain as ToastWords;
}
