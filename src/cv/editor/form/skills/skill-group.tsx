import { useState } from "react";
import { canRemoveRow, moved } from "../../../edit/edit-rows.ts";
import { joinItems, splitItems } from "../../../sections/split-list.ts";
import { skillsIn } from "../../../edit/split-skills.ts";
import { writeText } from "../../../edit/set-field.ts";
import { useEditorView } from "../../editor-view.ts";
import { useCvField, useRowIds, useCvSession, useSessionPart } from "../../session/session-context.ts";
import { CvField } from "../cv-field.tsx";
import { RowButtons } from "../row-buttons.tsx";
import { useRowActions } from "../use-row-actions.ts";
import { ChipBox } from "./chip-box.tsx";

type SkillGroupProps = {
  id: string;
  /** Called before the group loses its last skill. */
  onEmpty: () => void;
};

/** A named group of skills. Its skills are one text, an item a line. */
export function SkillGroup({ id, onEmpty }: SkillGroupProps) {
  const session = useCvSession();
  const { announce } = useEditorView();
  const { hide, move, moveTo, remove } = useRowActions("skills");
  const ids = useRowIds("skills");
  const isHidden = useSessionPart(({ document }) => document.hidden.includes(`skills/${id}`));
  const canRemove = useSessionPart(({ document }) => canRemoveRow(document, "skills"));
  const [name] = useCvField(`skills/${id}/name`);
  const address = `skills/${id}/keywords` as const;
  const [keywords] = useCvField(address);
  const [typed, setTyped] = useState("");
  const all = splitItems(keywords);
  // The text in the input is in the CV already, at the end.
  const items = typed.trim() === "" ? all : all.slice(0, -1);
  const words = name.trim() || "New group";

  function write(next: readonly string[], isTyping = false) {
    session.edit(address, (document) => writeText(document, address, joinItems(next)), isTyping);
  }

  function removeItem(index: number) {
    if (items.length === 1) onEmpty();
    write(items.toSpliced(index, 1));
    announce(`${items[index] ?? ""} removed. Control and Z bring it back.`);
  }

  return (
    <div className="row skill-group" data-row>
      <div className="row-head">
        <h3>
          <bdi>{words}</bdi>
        </h3>
        <RowButtons
          name={words}
          isFirst={id === ids[0]}
          isLast={id === ids.at(-1)}
          isHidden={isHidden}
          onHide={() => hide(id)}
          onMove={(by) => move(id, by)}
          onRemove={canRemove ? () => remove(id) : undefined}
          onDropped={(place) => moveTo(id, place)}
        />
      </div>
      <CvField address={`skills/${id}/name`} label="Name of the group" placeholder="Languages" />
      <ChipBox
        label={`${words} skill`}
        items={items.map((item, index) => ({ key: `${index} ${item}`, label: item }))}
        text={typed}
        address={address}
        onType={(text, isFinished) => {
          setTyped(isFinished ? "" : text);
          write(isFinished ? [...items, ...skillsIn(text)] : [...items, text], !isFinished);
        }}
        onRemove={removeItem}
        onMove={(index, to) => {
          write(moved(items, index, to));
          announce(`${items[index] ?? ""}: now ${to + 1} of ${items.length}.`);
        }}
      />
    </div>
  );
}
