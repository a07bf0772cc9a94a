import { Redo2, Undo2 } from "lucide-react";
import { useCallback, useEffect } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { FieldAddress, EditTarget } from "../../edit/field-address.ts";
import { useEditorView, stepOf } from "../editor-view.ts";
import { useCvSession, useSessionPart } from "../session/session-context.ts";

/** Undo and redo buttons, with the shortcuts Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y. */
export function UndoButtons() {
  const session = useCvSession();
  const { goTo, showField, announce } = useEditorView();
  const canUndo = useSessionPart(({ history }) => history.past.length > 0);
  const canRedo = useSessionPart(({ history }) => history.future.length > 0);

  const turn = useCallback(
    (way: "undo" | "redo") => {
      const touched = session[way]();
      if (touched === null) return;
      announce(way === "undo" ? "Undone." : "Done again.");
      // Focus the changed field only if another CV field has the focus; a pressed button keeps it.
      const active = document.activeElement;
      if (isField(touched)) {
        const isByKey = active instanceof HTMLElement && active.dataset["address"] !== undefined;
        if (isByKey && active.dataset["address"] !== touched) showField(touched);
        if (isByKey) return;
      }
      const step = stepOf(touched);
      if (step) goTo(step);
    },
    [session, goTo, showField, announce],
  );

  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      const { target } = event;
      // Fields that are not part of the CV have their own undo.
      const isOther =
        target instanceof HTMLElement &&
        target.matches("input, textarea") &&
        target.dataset["address"] === undefined;
      if (isOther || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      turn(key === "y" || event.shiftKey ? "redo" : "undo");
    }
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [turn]);

  return (
    <span className="undo-buttons">
      <IconButton
        icon={Undo2}
        label="Undo"
        title="Undo (Ctrl+Z)"
        aria-disabled={!canUndo || undefined}
        onClick={() => turn("undo")}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        aria-disabled={!canRedo || undefined}
        onClick={() => turn("redo")}
      />
    </span>
  );
}

const isField = (touched: EditTarget): touched is FieldAddress => touched.includes("/");
