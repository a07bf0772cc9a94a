import type { RenamedSection, RowListKey } from "../document/cv-document.ts";
import { useCallback, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { partsOf, type FieldAddress } from "../edit/field-address.ts";
import type { EditorView } from "./editor-view.ts";
import { readStep, stepOf, type EditorStep } from "./steps.ts";

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
