import type { RenamedSection, RowListKey } from "../document/cv-document.ts";
import { createContext, use } from "react";
import type { FieldAddress } from "../edit/field-address.ts";
import type { EditorStep } from "./steps.ts";

/** Which parts of the form are open, and functions to lead the user to a place in it. */
export type EditorView = {
  step: EditorStep;
  goTo: (step: EditorStep) => void;
  /** The open row of each list; null if the user closed it. */
  openRows: Readonly<Partial<Record<RowListKey, string | null>>>;
  openRow: (list: RowListKey, row: string | null) => void;
  /** The section whose heading is being changed. */
  renaming: RenamedSection | null;
  rename: (section: RenamedSection | null) => void;
  /** Opens the tab or row that contains a field and focuses the field. */
  showField: (address: FieldAddress) => void;
  /** Announces a sentence to screen readers. */
  announce: (sentence: string) => void;
};

const EditorViewContext = createContext<EditorView | null>(null);

export const EditorViewProvider = EditorViewContext.Provider;

export function useEditorView(): EditorView {
  const view = use(EditorViewContext);
  if (!view) throw new Error("This component is rendered outside the editor.");
  return view;
}
