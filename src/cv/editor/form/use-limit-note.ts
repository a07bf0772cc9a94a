import { useEffect } from "react";
import { documentLimits } from "../../document/document-limits.ts";
import { useEditorView } from "../editor-view.ts";

const most = documentLimits.field.toLocaleString("en-GB");

/**
 * Returns the note for a text that reaches or exceeds its field's limit, otherwise null. Also announces it to screen
 * readers.
 */
export function useLimitNote(text: string): string | null {
  const { announce } = useEditorView();
  const note = limitNote(text.length);
  useEffect(() => {
    if (note) announce(note);
  }, [note, announce]);
  return note;
}

function limitNote(length: number): string | null {
  if (length < documentLimits.field) return null;
  return length === documentLimits.field
    ? `This field is full. It holds ${most} characters; what came after them was left out.`
    : `This text is longer than the ${most} characters that a field holds, so your account does not take it. Shorten it.`;
}
