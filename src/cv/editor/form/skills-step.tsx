import { Plus } from "lucide-react";
import { memo, useId, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Input } from "../../../ui/input.tsx";
import { cutText } from "../../document/cut-text.ts";
import { documentLimits } from "../../document/document-limits.ts";
import { splitList } from "../../document/split-list.ts";
import { canRemoveRow } from "../../edit/edit-rows.ts";
import { withRows } from "../../edit/row-lists.ts";
import { splitSkills } from "../../edit/split-skills.ts";
import { browserEnv } from "../session/browser-env.ts";
import { useCvField, useRowIds, useSession, useSessionPart } from "../session/session-context.ts";
import { FieldGroup } from "./field-group.tsx";
import { FormSection } from "./form-section.tsx";
import { RowButtons } from "./row-buttons.tsx";
import { moreFieldsOf } from "./row-forms.ts";
import { tellListIsFull } from "./tell-list-is-full.ts";
import { useLimitNote } from "./use-limit-note.ts";
import { useRowActions } from "./use-row-actions.ts";

/** The skills: one line per skill. Enter starts the next line, and a pasted list is split into lines. */
export function SkillsStep() {
  const ids = useRowIds("skills");
  const { add } = useRowActions("skills");
  return (
    <FormSection title="Skills" section="skills" heading="skills">
      <ol className="rows skill-rows">
        {ids.map((id, index) => (
          <Skill key={id} id={id} number={index + 1} of={ids.length} />
        ))}
      </ol>
      <p className="hint">One skill a line. Enter begins the next; a list with commas is divided.</p>
      <Button type="button" data-add="skills" onClick={() => add()}>
        <Icon of={Plus} size="sm" />
        Add skill
      </Button>
    </FormSection>
  );
}

type SkillProps = { id: string; number: number; of: number };

const Skill = memo(function Skill({ id, number, of }: SkillProps) {
  const session = useSession();
  const { add, hide, move, moveTo, remove } = useRowActions("skills");
  const isHidden = useSessionPart(({ document }) => document.hidden.includes(`skills/${id}`));
  const address = `skills/${id}/name` as const;
  const [name, write] = useCvField(address);
  const noteId = useId();
  const canRemove = useSessionPart(({ document }) => canRemoveRow(document, "skills"));
  const [pasted, setPasted] = useState("");
  const limitNote = useLimitNote(pasted || name);

  function split() {
    const after = splitSkills(session.read().document, id, browserEnv.newId);
    const { skills } = after.sections;
    const isTooLong = skills.length > documentLimits.rows;
    if (isTooLong) tellListIsFull();
    session.edit("skills", () =>
      withRows(after, "skills", isTooLong ? skills.slice(0, documentLimits.rows) : skills),
    );
  }

  function goOn(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const before = session.read().document.sections.skills.length;
    split();
    const { skills } = session.read().document.sections;
    // Add it after the last of the skills just typed.
    const last = skills.findIndex((skill) => skill.id === id) + skills.length - before;
    add(skills[last]?.id ?? id);
  }
  function takeList(event: ClipboardEvent) {
    const list = event.clipboardData.getData("text");
    if (name !== "" || splitList(list).length < 2) return;
    event.preventDefault();
    setPasted(cutText(list, documentLimits.field));
    write(list);
    split();
  }

  return (
    <li className="row" data-row>
      <div className="row-head">
        <Input
          aria-label={of === 1 ? "Skill" : `Skill ${number} of ${of}`}
          data-address={address}
          autoComplete="off"
          value={name}
          maxLength={documentLimits.field}
          aria-describedby={limitNote ? noteId : undefined}
          onChange={(event) => {
            setPasted("");
            write(event.target.value);
          }}
          onBlur={split}
          onKeyDown={goOn}
          onPaste={takeList}
        />
        <RowButtons
          name={name.trim() || `skill ${number}`}
          isFirst={number === 1}
          isLast={number === of}
          canRemove={canRemove}
          isHidden={isHidden}
          onHide={() => hide(id)}
          onMove={(by) => move(id, by)}
          onRemove={() => remove(id)}
          onDropped={(place) => moveTo(id, place)}
        />
      </div>
      {limitNote && (
        <p className="hint" id={noteId}>
          {limitNote}
        </p>
      )}
      <details className="row-more">
        <summary>
          Level and keywords<span className="sr"> of {name.trim() || `skill ${number}`}</span>
        </summary>
        <FieldGroup fields={moreFieldsOf("skills")} addressOf={(field) => `skills/${id}/${field}`} />
      </details>
    </li>
  );
});
