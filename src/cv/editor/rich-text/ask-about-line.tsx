import type { EditorView } from "prosemirror-view";
import { useState, type ReactNode } from "react";
import type { ModelTask } from "../../../ai/model-tasks.ts";
import type { ModelAccess } from "../../../ai/ui/model-context.ts";
import { ModelPanel, type AcceptedLine } from "../../../ai/ui/model-panel.tsx";
import { plainText } from "../../../text/blocks/read-rich-text.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import type { CvDocument } from "../../document/cv-document.ts";
import { linesToMarkdown, paragraphsToMarkdown } from "../../document/plain-to-markdown.ts";
import { rowsOf } from "../../edit/edit-rows.ts";
import { partsOf, type FieldAddress } from "../../edit/field-address.ts";
import { rowName, rowNote, sectionName } from "../../edit/row-names.ts";
import { readField, writeText } from "../../edit/set-field.ts";
import { textWithoutContacts } from "../../export/to-text.ts";
import { useCvSession } from "../session/session-context.ts";
import type { Node } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";

type AskAboutLineProps = {
  model: ModelAccess;
  view: EditorView;
  label: string;
  address: FieldAddress;
  /** Whether the field is for bullets. */
  isList: boolean;
};

/** Asks the language model about the bullet or paragraph with the cursor, or about the whole field. */
export function AskAboutLine({ model, view, label, address, isList }: AskAboutLineProps): ReactNode {
  const session = useCvSession();
  const [asked, setAsked] = useState<{ line: string; tasks: Tasks } | null>(null);
  const fieldText = () => plainText(readField(session.read().document, address));
  const cvText = () => textWithoutContacts(session.read().document);

  function begin(): void {
    const line = lineAtCursor(view.state);
    const canSummarise = address === "personal/summary" && cvText() !== "";
    const isNotes = isList && fieldText() !== "";
    const [first, ...others] = tasksFor({ line, canSummarise, isNotes, model });
    if (first) setAsked({ line, tasks: [first, ...others] });
    else showToast({ tone: "bad", title: "No line chosen", message: "Put the cursor in a line with words." });
  }
  function close(): void {
    setAsked(null);
    view.focus();
  }
  function accept({ task, text, before }: AcceptedLine): void {
    if (task === "notes") {
      session.edit(address, (cv) =>
        writeText(cv, address, `${readField(cv, address).trimEnd()}\n${linesToMarkdown(text)}`),
      );
      return;
    }
    if (task === "summary") session.edit(address, (cv) => writeText(cv, address, paragraphsToMarkdown(text)));
    else {
      const next = replaceLine(view.state, before, text);
      if (next) view.dispatch(next);
      else
        showToast({ tone: "bad", title: "Not replaced", message: "The line has changed since you asked." });
    }
    close();
  }

  if (asked === null)
    return (
      <p className="rich-ask">
        <Button look="quiet" size="sm" onClick={begin}>
          Improve with AI<span className="sr">: {label}</span>
        </Button>
      </p>
    );
  return (
    <ModelPanel
      model={model}
      tasks={asked.tasks}
      textOf={(task) => (task === "summary" || task === "notes" ? fieldText() : asked.line)}
      basis={() => {
        const { document } = session.read();
        const where = [`CV, ${label}`, placeOf(document, address)].filter(Boolean).join(". ");
        const { advert, requirements } = model;
        return { cv: cvText(), context: advert, requirements, where };
      }}
      hasAdvert={model.advert !== ""}
      nameOf={(number) => `Bullet ${number}`}
      onAccept={accept}
      onClose={close}
    />
  );
}

type Tasks = readonly [ModelTask, ...ModelTask[]];
type Asking = { line: string; canSummarise: boolean; isNotes: boolean; model: ModelAccess };

/** The tasks that the field offers, the most likely one first. */
function tasksFor({ line, canSummarise, isNotes, model }: Asking): ModelTask[] {
  const ofLine: ModelTask[] =
    model.advert === "" ? ["reword", "translate"] : ["tailor", "reword", "translate"];
  return [
    ...(line === "" ? [] : ofLine),
    ...(canSummarise ? (["summary"] as const) : []),
    ...(isNotes ? (["notes"] as const) : []),
  ];
}

/** The entry that a field is in, with its dates: "Experience: Staff Nurse, Harbour View, 2019-03 – Present". */
function placeOf(document: CvDocument, address: FieldAddress): string {
  const parts = partsOf(address);
  if (parts.in === "second") return placeOf(document, parts.of);
  if (parts.in !== "row" || parts.list === "profiles") return document.personal.headline;
  const row = rowsOf(document, parts.list).find(({ id }) => id === parts.row);
  const names = row ? [rowName(parts.list, row), rowNote(row)] : [];
  return `${sectionName(document, parts.list)}: ${names.filter(Boolean).join(", ")}`;
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
