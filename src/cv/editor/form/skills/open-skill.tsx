import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { useEditorView } from "../../editor-view.ts";
import { useSessionPart } from "../../session/session-context.ts";
import { FieldGroup } from "../cv-field.tsx";
import { RowButtons } from "../row-buttons.tsx";
import { rowFormOf } from "../../../edit/row-names.ts";
import { useRowActions } from "../use-row-actions.ts";

type OpenSkillProps = {
  id: string;
  /** The index of the skill among the single ones, and their number. */
  place: number;
  of: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  children: ReactNode;
};

const fields = rowFormOf("skills")
  .fields.filter(({ field }) => field !== "keywords")
  .map((spec) => (spec.field === "name" ? { ...spec, label: "Name of the skill" } : spec));

/** The fields of one skill, with buttons to move, hide and remove it. */
export function OpenSkill({ id, place, of, onMove, onRemove, children }: OpenSkillProps) {
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
      <FieldGroup fields={fields} addressOf={(field) => `skills/${id}/${field}`} />
      <div className="cluster">
        {children}
        <Button size="sm" look="quiet" onClick={() => openRow("skills", null)}>
          Close
        </Button>
      </div>
    </div>
  );
}
