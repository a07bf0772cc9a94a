import type { RowListKey } from "../../document/cv-document.ts";
import { useMemo } from "react";
import { addRow, moveRow, removeRow, rowsOf } from "../../edit/edit-rows.ts";
import { isHidden, setHidden } from "../../edit/edit-page.ts";
import { useEditorView } from "../editor-view.ts";
import { browserEnv } from "../../../platform/browser/browser-env.ts";
import { useCvSession } from "../session/session-context.ts";
import { rowName, firstFieldsOf, rowFormOf } from "../../edit/row-names.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { documentLimits } from "../../document/document-limits.ts";

/** Tells what hiding does. */
export const hiddenRowText = "hidden. It stays in this form and is in no page or file";

/**
 * Returns actions that add, hide, move and remove the rows of a list. Each action is announced and moves the focus to where
 * the user continues.
 */
export function useRowActions(list: RowListKey) {
  const session = useCvSession();
  const { announce, openRow, showField } = useEditorView();
  return useMemo(() => {
    const rows = () => rowsOf(session.read().document, list);
    const firstField = rowFormOf(list).fields[0]?.field ?? "";
    const nameOf = (id: string): string => {
      const row = rows().find((one) => one.id === id);
      return row ? rowName(list, row) : "";
    };
    const moveTo = (id: string, to: number): void => {
      session.edit(list, (document) => moveRow(document, list, id, to));
      announce(`${nameOf(id)}: now ${rows().findIndex((row) => row.id === id) + 1} of ${rows().length}.`);
    };
    return {
      add: (after?: string) => {
        const added = addRow(session.read().document, list, browserEnv.newId, after);
        session.edit(list, () => added.document);
        if (added.id === null) showListFullToast();
        else showField(`${list}/${added.id}/${firstField}`);
      },
      /** Adds another post at the employer of a row, before it: the newest post comes first. */
      addPost: (at: string) => {
        const { shared = [], fields } = rowFormOf(list);
        const added = addRow(session.read().document, list, browserEnv.newId, at, shared);
        const { id } = added;
        if (id === null) return showListFullToast();
        session.edit(list, () =>
          moveRow(
            added.document,
            list,
            id,
            rows().findIndex((row) => row.id === at),
          ),
        );
        const first = fields.find(({ field }) => !shared.includes(field));
        showField(`${list}/${id}/${first?.field ?? firstField}`);
      },
      move: (id: string, by: 1 | -1) => {
        const button = document.activeElement;
        moveTo(id, rows().findIndex((row) => row.id === id) + by);
        // A row loses the focus when it moves in the page.
        requestAnimationFrame(() => button instanceof HTMLElement && button.focus());
      },
      moveTo,
      hide: (id: string) => {
        const part = `${list}/${id}` as const;
        const hide = !isHidden(session.read().document, part);
        session.edit(list, (document) => setHidden(document, part, hide));
        announce(`${nameOf(id)}: ${hide ? hiddenRowText : "shown again"}.`);
      },
      remove: (id: string) => {
        const name = nameOf(id);
        const at = rows().findIndex((row) => row.id === id);
        session.edit(list, (document) => removeRow(document, list, id));
        announce(`${name} removed. Press Control and Z to undo.`);
        const next = rows()[Math.min(at, rows().length - 1)];
        if (!next) requestAnimationFrame(() => focusAdd(list));
        else if (firstFieldsOf(list).length === 1) showField(`${list}/${next.id}/${firstField}`);
        else {
          openRow(list, next.id);
          showField(`${list}/${next.id}/${firstField}`);
        }
      },
    };
  }, [session, list, announce, openRow, showField]);
}

/** The button is in another place once the list is empty. */
function focusAdd(list: RowListKey): void {
  document.querySelector<HTMLElement>(`[data-add="${CSS.escape(list)}"]`)?.focus();
}

/** Says why an entry was not added. */
export function showListFullToast(): void {
  showToast({
    tone: "bad",
    title: "This section is full",
    message: `It holds ${documentLimits.rows} entries. Remove one to add another.`,
  });
}
