import type { Owner } from "../../cv/local/local-cv.ts";
import type { LetterSaveState } from "./use-letter-workspace.ts";

const words: Readonly<Record<LetterSaveState, string>> = {
  saving: "Saving...",
  here: "Saved in this browser",
  account: "Saved in your account",
  "not-kept": "Not saved: this browser stores nothing",
  "account-full": "Saved in this browser only: your account takes no more",
  "account-waits": "Saved in this browser, not yet in your account",
};

/** Where the letter is saved. */
export function SavedLetter({ saved, owner }: { saved: LetterSaveState; owner: Owner }) {
  const state = owner === null && saved === "account" ? "here" : saved;
  return <output className="meta">{words[state]}</output>;
}
