import { useId, useState, type ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { documentLimits, cutText } from "../../../document/document-limits.ts";
import type { SectionRow } from "../../../document/cv-document.ts";
import { addRow, canRemoveRow, moveRow, removeRow, withRows } from "../../../edit/edit-rows.ts";
import { setField, writeText } from "../../../edit/set-field.ts";
import { splitSkills } from "../../../edit/split-skills.ts";
import { useEditorView } from "../../editor-view.ts";
import { browserEnv } from "../../../../platform/browser/browser-env.ts";
import { useCvSession, useSessionPart } from "../../session/session-context.ts";
import { showListFullToast, useRowActions } from "../use-row-actions.ts";
import { useLimitNote } from "../use-limit-note.ts";
import { ChipBox } from "./chip-box.tsx";
import { FieldGroup } from "../cv-field.tsx";
import { RowButtons } from "../row-buttons.tsx";
import { rowFormOf } from "../../../edit/row-names.ts";

type PlainSkillsProps = {
  skills: readonly SectionRow<"skills">[];
  /** Turns a skill into a group. */
  onGroup: (id: string) => void;
};

/** Single skills as chips. The one being typed is a row of the CV from its first letter, so it is saved and drawn. */
export function PlainSkills({ skills, onGroup }: PlainSkillsProps) {
  const session = useCvSession();
  const { announce, openRow, openRows } = useEditorView();
  const hidden = useSessionPart(({ document }) => document.hidden);
  const [typing, setTyping] = useState<string | null>(null);
  const [pasted, setPasted] = useState("");
  const noteId = useId();
  const typed = skills.find(({ id }) => id === typing);
  const chips = skills.filter(({ id, name, level }) => id !== typing && `${name}${level}`.trim() !== "");
  const limitNote = useLimitNote(pasted || (typed?.name ?? ""));
  const opened = chips.find(({ id }) => id === openRows.skills);

  function type(text: string, isFinished: boolean) {
    if (text === "" && !typed) return;
    const { document } = session.read();
    const empty = skills.find(({ name, level }) => `${name}${level}`.trim() === "");
    const row = typed ?? empty;
    const at = row
      ? { document, id: row.id }
      : addRow(document, "skills", browserEnv.newId, skills.at(-1)?.id);
    if (at.id === null) {
      showListFullToast();
      return;
    }
    setTyping(at.id);
    setPasted(text.length > documentLimits.field ? cutText(text, documentLimits.field) : "");
    const address = `skills/${at.id}/name` as const;
    session.edit(address, () => writeText(at.document, address, text), true);
    if (isFinished) finish(at.id);
  }

  function finish(id: string) {
    const after = splitSkills(session.read().document, id, browserEnv.newId);
    const rows = after.sections.skills;
    const isTooLong = rows.length > documentLimits.rows;
    if (isTooLong) showListFullToast();
    session.edit("skills", () =>
      withRows(after, "skills", isTooLong ? rows.slice(0, documentLimits.rows) : rows),
    );
    setTyping(null);
  }

  function remove({ id, name }: SectionRow<"skills">) {
    session.edit("skills", (document) =>
      canRemoveRow(document, "skills")
        ? removeRow(document, "skills", id)
        : setField(setField(document, `skills/${id}/name`, ""), `skills/${id}/level`, ""),
    );
    announce(`${name} removed. Press Control and Z to undo.`);
  }

  function move(index: number, to: number) {
    const [one, other] = [chips[index], chips[to]];
    if (!one || !other || one === other) return;
    session.edit("skills", (document) => {
      const place = document.sections.skills.findIndex(({ id }) => id === other.id);
      return moveRow(document, "skills", one.id, place);
    });
    announce(`${one.name}: now ${to + 1} of ${chips.length}.`);
  }

  return (
    <>
      <ChipBox
        label="Skill"
        items={chips.map(({ id, name, level }) => ({
          key: id,
          label: level.trim() === "" ? name : `${name || "New skill"} (${level})`,
          isHidden: hidden.includes(`skills/${id}`),
          isOpen: id === opened?.id,
        }))}
        text={typed?.name ?? ""}
        address={typed ? `skills/${typed.id}/name` : "skills"}
        onType={type}
        onOpen={(index) =>
          openRow("skills", chips[index]?.id === opened?.id ? null : (chips[index]?.id ?? null))
        }
        onRemove={(index) => chips[index] && remove(chips[index])}
        onMove={move}
      />
      {limitNote && (
        <p className="hint" id={noteId}>
          {limitNote}
        </p>
      )}
      <p className="hint">
        Enter or a comma adds a skill, and a pasted list adds several. Choose a skill to change it.
      </p>
      {opened && (
        <OpenSkill
          key={opened.id}
          id={opened.id}
          place={chips.indexOf(opened)}
          of={chips.length}
          onMove={(by) => move(chips.indexOf(opened), chips.indexOf(opened) + by)}
          onRemove={() => remove(opened)}
        >
          <Button size="sm" onClick={() => onGroup(opened.id)}>
            Make it a group
          </Button>
        </OpenSkill>
      )}
    </>
  );
}

const skillFields = rowFormOf("skills")
  .fields.filter(({ field }) => field !== "keywords")
  .map((spec) => (spec.field === "name" ? { ...spec, label: "Name of the skill" } : spec));

type OpenSkillProps = {
  id: string;
  /** The index of the skill among the single ones, and their number. */
  place: number;
  of: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  children: ReactNode;
};

/** The fields of one skill, with buttons to move, hide and remove it. */
function OpenSkill({ id, place, of, onMove, onRemove, children }: OpenSkillProps) {
  const { openRow } = useEditorView();
  const { hide } = useRowActions("skills");
  const isHidden = useSessionPart(({ document }) => document.hidden.includes(`skills/${id}`));
  const name = useSessionPart(
    ({ document }) => document.sections.skills.find((skill) => skill.id === id)?.name.trim() ?? "",
  );
  const words = name || "New skill";
  return (
    <div className="open-skill">
      <div className="row-head">
        <h3>
          <bdi>{words}</bdi>
        </h3>
        <RowButtons
          name={words}
          isFirst={place === 0}
          isLast={place === of - 1}
          isHidden={isHidden}
          onHide={() => hide(id)}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      <FieldGroup fields={skillFields} addressOf={(field) => `skills/${id}/${field}`} />
      <div className="cluster">
        {children}
        <Button size="sm" look="quiet" onClick={() => openRow("skills", null)}>
          Close
        </Button>
      </div>
    </div>
  );
}
