import type { RenamedSection, RowListKey } from "../document/cv-document.ts";
import { createContext, use, useCallback, useMemo, useRef, useState } from "react";
import { partsOf, type FieldAddress, type EditTarget } from "../edit/field-address.ts";
import type { SectionKind } from "../sections/sections.ts";
import { useSearchParams } from "react-router";

type StepDescription = {
  key: string;
  label: string;
  /** The lists of rows in this tab, in the order of the form. */
  lists: readonly (SectionKind | "profiles")[];
};

/** The four tabs of the form, each with the sections that people look for there. */
export const steps = [
  { key: "personal", label: "Personal Info", lists: ["profiles"] },
  { key: "experience", label: "Experience", lists: ["experience", "projects", "volunteering"] },
  { key: "education", label: "Education", lists: ["education", "certificates", "awards", "publications"] },
  { key: "skills", label: "Skills", lists: ["skills", "languages", "interests", "references"] },
] as const satisfies readonly StepDescription[];

export type EditorStep = (typeof steps)[number]["key"];

function readStep(text: string | null): EditorStep {
  return steps.find(({ key }) => key === text)?.key ?? "personal";
}

/** Returns the tab where something is edited, or null if it is in every tab. Own sections are in the last one. */
export function stepOf(touched: EditTarget): EditorStep | null {
  const [part = "", field = ""] = touched.split("/");
  if (part.startsWith("custom:")) return "skills";
  const section = part === "heading" ? field : part;
  if (section === "personal" || section === "summary") return "personal";
  return (
    steps.find(({ lists }) => (lists as readonly RowListKey[]).includes(section as RowListKey))?.key ?? null
  );
}

/** Which parts of the form are open, and functions to lead the user to a place in it. */
type EditorView = {
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

/** Milliseconds after which an announced sentence is cleared, so that the same one can be announced again. */
const sentenceStays = 3_000;

/** Returns the view of one editor. Its tab is stored in the URL. */
export function useNewEditorView(showForm: () => void): EditorView & { sentence: string } {
  const [parameters, setParameters] = useSearchParams();
  const step = readStep(parameters.get("step"));
  const [openRows, setOpenRows] = useState<EditorView["openRows"]>({});
  const [renaming, rename] = useState<RenamedSection | null>(null);
  const [sentence, setSentence] = useState("");
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const announce = useCallback((said: string) => {
    clearTimeout(clearing.current);
    setSentence(said);
    clearing.current = setTimeout(() => setSentence(""), sentenceStays);
  }, []);
  const goTo = useCallback(
    (next: EditorStep) =>
      setParameters(
        (before) => {
          before.set("step", next);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  );
  const openRow = useCallback(
    (list: RowListKey, row: string | null) => setOpenRows((before) => ({ ...before, [list]: row })),
    [],
  );
  const showField = useCallback(
    (address: FieldAddress) => {
      const parts = partsOf(address);
      if (parts.in === "row") openRow(parts.list, parts.row);
      if (parts.in === "heading") rename(parts.section);
      const there = stepOf(address);
      if (there && there !== step) goTo(there);
      showForm();
      queueMicrotask(() => focusWhenThere(address, 60));
    },
    [goTo, openRow, showForm, step],
  );

  return useMemo(
    () => ({ step, goTo, openRows, openRow, renaming, rename, showField, announce, sentence }),
    [step, goTo, openRows, openRow, renaming, showField, announce, sentence],
  );
}

/** Retries for some frames, since the field may appear only once its tab or row has opened. */
function focusWhenThere(address: FieldAddress, frames: number): void {
  if (focusField(address) || frames === 0) return;
  requestAnimationFrame(() => focusWhenThere(address, frames - 1));
}

function focusField(address: FieldAddress): boolean {
  const field = document.querySelector<HTMLElement>(`[data-address="${CSS.escape(address)}"]`);
  if (!field) return false;
  for (let fold = field.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
  return document.activeElement === field;
}
