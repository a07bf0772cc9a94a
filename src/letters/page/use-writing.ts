import { useState } from "react";
import type { Letter, LetterSentence } from "../letter.ts";
import { cancelSentence, findWritten, finishSentence, writeSentence, type Writing } from "../edit-letter.ts";

/** The form of one sentence. */
export type SentenceWriting = {
  /** The sentence as the letter has it now; null for one that the letter does not have. */
  sentence: LetterSentence | null;
  /** The sentence when the form was opened; null for a new one. */
  before: LetterSentence | null;
  text: string;
};

export type WritingTools = {
  /** The open form; null for none. */
  writing: SentenceWriting | null;
  /** Opens the form of a sentence, or of a new one. An open form is finished first. */
  begin: (sentence: LetterSentence | { id: string }) => void;
  type: (text: string) => void;
  /** Closes the form and keeps its text. */
  finish: () => void;
  /** Closes the form and restores the sentence. */
  cancel: () => void;
};

/**
 * Writes a sentence of the letter. Every key changes the letter, so that nothing is lost when the form is closed, the
 * page is left or another device changes the letter.
 */
export function useWriting(
  letter: Letter,
  change: (make: (before: Letter) => Letter, isTyping?: boolean) => void,
): WritingTools {
  const [form, setForm] = useState<(Writing & { before: LetterSentence | null }) | null>(null);
  const sentence = form && (findWritten(letter, form) ?? null);
  /** The sentence as the person sees it. An undo changes it, too. */
  const seen: Writing | null = form && (sentence ?? form);

  function finish(): void {
    if (seen) change((before) => finishSentence(before, seen));
    setForm(null);
  }
  return {
    writing: form && seen && { sentence, before: form.before, text: seen.text },
    begin(chosen) {
      finish();
      const before = "text" in chosen ? chosen : null;
      setForm({ id: chosen.id, text: before?.text ?? "", before });
    },
    type(text) {
      if (!form || !seen) return;
      change((before) => writeSentence(before, seen, text), true);
      setForm({ ...form, id: seen.id, text });
    },
    finish,
    cancel() {
      if (form && seen) change((before) => cancelSentence(before, seen, form.before));
      setForm(null);
    },
  };
}
