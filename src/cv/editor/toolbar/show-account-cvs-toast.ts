import { showToast } from "../../../ui/toast/toast-store.ts";

/** Tells a visitor, who may have just signed out, what happened to account CVs in this browser. */
export function showAccountCvsToast({ removed, hidden }: { removed: number; hidden: number }): void {
  if (hidden > 0) {
    showToast({
      tone: "good",
      title: "Changes are waiting here",
      message:
        "Changes that had not reached the account at sign-out stay hidden in this browser until their owner signs in again.",
    });
  } else if (removed > 0) {
    showToast({
      tone: "good",
      title: "Your CVs are in your account",
      message: "Sign in to go on with them.",
    });
  }
}
