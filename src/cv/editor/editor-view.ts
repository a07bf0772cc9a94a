import { createContext, use } from "react";
import type { FieldAddress, RowListKey } from "../edit/field-address.ts";
import type { Step } from "./steps.ts";

/** What of the form is open, and ways to lead somebody to a place in it. */
export type EditorView = {
  step: Step;
  goTo: (step: Step) => void;
  /** The row that is open in each list; null where somebody closed it. */
  openRows: Readonly<Partial<Record<RowListKey, string | null>>>;
  openRow: (list: RowListKey, row: string | null) => void;
  /** Opens whatever a field stands in and puts the focus there. */
  showField: (address: FieldAddress) => void;
  /** Reads a sentence out. */
  announce: (sentence: string) => void;
};

const EditorViewContext = createContext<EditorView | null>(null);

export const EditorViewProvider = EditorViewContext.Provider;

export function useEditorView(): EditorView {
  const view = use(EditorViewContext);
  if (!view) throw new Error("This component stands outside the editor");
  return view;
}
