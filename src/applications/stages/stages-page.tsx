import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { Form } from "react-router";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Input } from "../../ui/input.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { DeletedNotice } from "../board/deleted-notice.tsx";
import { longest } from "../application-limits.ts";
import { stageKinds, type Stage, type StageKind } from "../stage.ts";

const stageKindLabels: Record<StageKind, string> = {
  saved: "Saved, not sent yet",
  applied: "Sent",
  interview: "In interviews",
  offer: "Offer",
  closed: "Closed",
};

type StagesPageProps = {
  stages: readonly Stage[];
  /** The stage that was just removed. */
  removed: string | null;
  problem: string | null;
};

/** The stages of a person's board: their names, meanings and order. */
export function StagesPage({ stages, removed, problem }: StagesPageProps) {
  return (
    <div className="read tracker-form-page">
      <Breadcrumb above={[{ name: "Applications", path: "/applications" }]} here="Stages" />
      <h1>Stages</h1>
      <p className="muted">
        The columns of your board, from left to right. Figures count by meaning, whatever you call a stage.
        Each meaning keeps at least one stage.
      </p>
      {problem && (
        <Notice tone="bad" announce="at-once">
          {problem}
        </Notice>
      )}
      {removed && (
        <DeletedNotice
          what="The stage, with its applications,"
          action="/applications/stages"
          field="restore"
          id={removed}
        />
      )}
      <ol className="stage-list">
        {stages.map(({ id, name, kind }, index) => (
          <li key={id}>
            <Form method="post" className="stage-row" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Input
                name="name"
                aria-label={`Name of stage ${index + 1}`}
                defaultValue={name}
                key={name}
                maxLength={longest.stageName}
                required
              />
              <span className="meta">{stageKindLabels[kind]}</span>
              <span className="cluster">
                <Button size="sm" name="do" value="rename">
                  Rename
                </Button>
                <IconButton
                  value="left"
                  label={`Move ${name} before`}
                  icon={ArrowUp}
                  disabled={index === 0}
                />
                <IconButton
                  name="do"
                  value="right"
                  formNoValidate
                  label={`Move ${name} after`}
                  icon={ArrowDown}
                  disabled={index === stages.length - 1}
                />
                <IconButton
                  name="do"
                  value="remove"
                  formNoValidate
                  label={`Remove ${name}: its applications move to another stage of its meaning`}
                  icon={Trash2}
                />
              </span>
            </Form>
          </li>
        ))}
      </ol>
      <section aria-labelledby="new-stage">
        <h2 className="h-card" id="new-stage">
          Add a stage
        </h2>
        <Form method="post" className="tform" key={stages.length}>
          <InputField
            label="Name"
            name="name"
            placeholder="Phone call"
            maxLength={longest.stageName}
            required
          />
          <SelectField
            label="Meaning"
            name="kind"
            defaultValue="interview"
            options={stageKinds.map((kind) => [kind, stageKindLabels[kind]])}
          />
          <Button name="do" value="add" look="primary">
            <Icon of={Plus} size="sm" />
            Add stage
          </Button>
        </Form>
      </section>
    </div>
  );
}
