import { ListSection, Rows } from "../list-section.tsx";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { addRow, canRemoveRow, moved } from "../../../edit/edit-rows.ts";
import { useEditorView, steps } from "../../editor-view.ts";
import { browserEnv } from "../../../../platform/browser/browser-env.ts";
import { useCvSession, useSessionPart, useCvField, useRowIds } from "../../session/session-context.ts";
import { FormSection } from "../form-section.tsx";
import { showListFullToast, useRowActions } from "../use-row-actions.ts";
import { PlainSkills } from "./plain-skills.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { showToast } from "../../../../ui/toast/toast-store.ts";
import { documentLimits } from "../../../document/document-limits.ts";
import { addCustomSection, removeCustomSection } from "../../../edit/edit-page.ts";
import { CvField } from "../cv-field.tsx";
import { joinItems, splitItems } from "../../../sections/split-list.ts";
import { skillsIn } from "../../../edit/split-skills.ts";
import { writeText } from "../../../edit/set-field.ts";
import { RowButtons } from "../row-buttons.tsx";
import { ChipBox } from "./chip-box.tsx";

const lists = steps.flatMap(({ key, lists: all }) => (key === "skills" ? all : []));

/** The last tab: skills, the sections after them and those of the person's own. */
export function SkillsTab() {
  return (
    <>
      {lists.map((list) =>
        list === "skills" ? <SkillsSection key={list} /> : <ListSection key={list} list={list} />,
      )}
      <OwnSections />
    </>
  );
}

/** The skills: single ones as chips, and groups of skills under a name. */
function SkillsSection() {
  const session = useCvSession();
  const { showField } = useEditorView();
  const skills = useSessionPart(({ document }) => document.sections.skills);
  /** Rows that are groups although they list nothing yet. */
  const [begun, setBegun] = useState<readonly string[]>([]);
  const isGroup = ({ id, keywords }: (typeof skills)[number]) => keywords.trim() !== "" || begun.includes(id);
  const begin = (id: string) => setBegun((before) => [...before, id]);

  function addGroup() {
    const added = addRow(session.read().document, "skills", browserEnv.newId);
    if (added.id === null) return showListFullToast();
    session.edit("skills", () => added.document);
    begin(added.id);
    showField(`skills/${added.id}/name`);
  }

  return (
    <FormSection title="Skills" section="skills" heading="skills">
      <PlainSkills skills={skills.filter((skill) => !isGroup(skill))} onGroup={begin} />
      {skills.filter(isGroup).map(({ id }) => (
        <SkillGroup key={id} id={id} onEmpty={() => begin(id)} />
      ))}
      <Button data-add="skills" onClick={addGroup}>
        <Icon of={Plus} size="sm" />
        Add a group
      </Button>
    </FormSection>
  );
}

/** The sections that the person added and named, and the button to add one. */
function OwnSections() {
  const session = useCvSession();
  const { showField, announce } = useEditorView();
  const joined = useSessionPart(({ document }) => document.custom.map(({ id }) => id).join(" "));
  const ids = joined === "" ? [] : joined.split(" ");

  function add() {
    if (session.read().document.custom.length >= documentLimits.customSections) {
      showToast({
        tone: "bad",
        title: "There is no room for another section",
        message: `A CV holds ${documentLimits.customSections} sections of your own. Remove one to add another.`,
      });
      return;
    }
    const { document, id } = addCustomSection(session.read().document, browserEnv.newId);
    session.edit("order", () => document);
    showField(`custom:${id}/title`);
  }

  function remove(id: string) {
    session.edit("order", (document) => removeCustomSection(document, id));
    announce("Section removed. Press Control and Z to undo.");
    document.querySelector<HTMLElement>("[data-add=section]")?.focus();
  }

  return (
    <>
      {ids.map((id) => (
        <OwnSection key={id} id={id} onRemove={() => remove(id)} />
      ))}
      <div className="sec-add">
        <Button data-add="section" onClick={add}>
          <Icon of={Plus} size="sm" />
          Add a section of your own
        </Button>
      </div>
    </>
  );
}

function OwnSection({ id, onRemove }: { id: string; onRemove: () => void }) {
  const title = useSessionPart(
    ({ document }) => document.custom.find((section) => section.id === id)?.title.trim() ?? "",
  );
  const name = title || "Unnamed section";
  return (
    <FormSection
      title={name}
      section={`custom:${id}`}
      actions={<IconButton icon={Trash2} label={`Remove section ${name}`} onClick={onRemove} />}
    >
      <CvField address={`custom:${id}/title`} label="Title of the section" placeholder="Patents" />
      <Rows list={`custom:${id}`} />
    </FormSection>
  );
}

type SkillGroupProps = {
  id: string;
  /** Called before the group loses its last skill. */
  onEmpty: () => void;
};

/** A named group of skills. Its skills are one text, an item a line. */
function SkillGroup({ id, onEmpty }: SkillGroupProps) {
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
    announce(`${items[index] ?? ""} removed. Press Control and Z to undo.`);
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
