import type { EditorView } from "prosemirror-view";
import { useState, type ReactNode } from "react";
import type { ModelAccess } from "../../../ai/ui/model-context.ts";
import { ModelPanel } from "../../../ai/ui/model-panel.tsx";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { textWithoutContacts } from "../../export/to-text.ts";
import { useCvSession } from "../session/session-context.ts";
import type { Node } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";

type AskAboutLineProps = { model: ModelAccess; view: EditorView; label: string };

/** Asks the language model about the bullet or paragraph with the cursor. */
export function AskAboutLine({ model: { host, advert, fetch }, view, label }: AskAboutLineProps): ReactNode {
  const session = useCvSession();
  const [line, setLine] = useState<string | null>(null);

  function begin(): void {
    const text = lineAtCursor(view.state);
    if (text !== "") setLine(text);
    else showToast({ tone: "bad", title: "No line chosen", message: "Put the cursor in a line with words." });
  }
  function close(): void {
    setLine(null);
    view.focus();
  }
  function accept(before: string, after: string): void {
    const next = replaceLine(view.state, before, after);
    if (next) view.dispatch(next);
    else showToast({ tone: "bad", title: "Not replaced", message: "The line has changed since you asked." });
    close();
  }

  if (line === null)
    return (
      <p className="rich-ask">
        <Button look="quiet" size="sm" onClick={begin}>
          Ask the language model<span className="sr">: {label}</span>
        </Button>
      </p>
    );
  return (
    <ModelPanel
      host={host}
      tasks={advert === "" ? ["reword", "translate"] : ["tailor", "reword", "translate"]}
      text={line}
      alsoSent={
        advert === ""
          ? "your CV without your name, contacts and references"
          : "your CV without your name, contacts and references, and the lines of the advert"
      }
      contextName="advert"
      basis={() => ({ cv: textWithoutContacts(session.read().document), context: advert })}
      fetch={fetch}
      onAccept={(after) => accept(line, after)}
      onClose={close}
    />
  );
}

/** Returns the text of the bullet or paragraph with the cursor. Empty if it has none. */
export function lineAtCursor({ selection }: EditorState): string {
  return textOf(selection.$from.parent);
}

/**
 * Replaces the bullet or paragraph with this text, preferably the one with the cursor. Returns null if no line has this
 * text any more. Formatting of the old text is lost.
 */
export function replaceLine(
  { doc, selection, tr }: EditorState,
  before: string,
  after: string,
): Transaction | null {
  const found: { at: number; node: Node }[] = [];
  doc.descendants((node, at) => {
    if (node.isTextblock && textOf(node) === before) found.push({ at, node });
  });
  const line = found.find(({ node }) => node === selection.$from.parent) ?? found[0];
  return line ? tr.insertText(after, line.at + 1, line.at + 1 + line.node.content.size) : null;
}

function textOf(node: Node): string {
  return node.isTextblock ? node.textBetween(0, node.content.size, " ", " ").trim() : "";
}
