import { showToast } from "../../../ui/toast/toast-store.ts";

/** Tells a visitor, who may have just signed out, what became of the CVs of accounts in this browser. */
export function tellWhereCvsAre({ removed, hidden }: { removed: number; hidden: number }): void {
  if (hidden > 0) {
    showToast({
      tone: "good",
      title: "Some changes wait for their owner to sign in",
      message:
        "They had not reached the account when it was signed out. They stay hidden in this browser until then.",
    });
  } else if (removed > 0) {
    showToast({
      tone: "good",
      title: "Your CVs are in your account",
      message: "Sign in to go on with them.",
    });
  }
}
