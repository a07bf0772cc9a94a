import { data, redirect, Form } from "react-router";
import "../applications.css";
import { problems, isStageKind, longest, stageKinds, type Stage, type StageKind } from "../application.ts";
import { changeStages, listStages, type StageChange } from "../store/stages.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/applications-stages";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Input } from "../../ui/input.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { DeletedNotice } from "../../ui/undo-notice.tsx";

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, url);
  const stages = await listStages(context.get(servicesContext).db, viewer.id);
  return { stages, removed: url.searchParams.get("removed") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, form, owner: viewer } = await requireOwner("Not changed", { request, context });
  const change = parseChange(form);
  if (!change) return data({ problem: problems.stage["not-found"], added: null }, { status: 422 });
  const outcome = await changeStages(db, { personId: viewer.id, change, now: clock() });
  const added = change.do === "add" ? change : null;
  if (!outcome.ok) return data({ problem: problems.stage[outcome.reason], added }, { status: 422 });
  const removed = change.do === "remove" ? `?${new URLSearchParams({ removed: change.id })}` : "";
  return redirect(`/applications/stages${removed}`, 303);
}

function parseChange(form: FormData): StageChange | null {
  const [name, id, kind, what] = ["name", "id", "kind", "do"].map((field) => fieldText(form, field)) as [
    string,
    string,
    string,
    string,
  ];
  const restored = fieldText(form, "restore");
  if (restored !== "") return { do: "restore", id: restored };
  if (what === "add") return isStageKind(kind) ? { do: what, name, kind } : null;
  if (what === "rename") return { do: what, id, name };
  return what === "left" || what === "right" || what === "remove" ? { do: what, id } : null;
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, { title: "Stages", description: "The columns of your board.", noindex: true });

export default function ApplicationsStages({ loaderData, actionData }: Route.ComponentProps) {
  return <StagesPage {...loaderData} refused={actionData ?? null} />;
}

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
  /** Why the last change was refused, and the stage that was to be added. */
  refused: { problem: string; added: { name: string; kind: StageKind } | null } | null;
};

/** The stages of a person's board: their names, meanings and order. */
function StagesPage({ stages, removed, refused }: StagesPageProps) {
  return (
    <div className="read tracker-form-page">
      <Breadcrumb above={[{ name: "Applications", path: "/applications" }]} here="Stages" />
      <h1>Stages</h1>
      <p className="muted">
        The columns of your board, from left to right. Figures count by meaning, whatever you call a stage.
        Each meaning keeps at least one stage.
      </p>
      {refused && (
        <Notice tone="bad" announce="at-once">
          {refused.problem}
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
            defaultValue={refused?.added?.name}
            maxLength={longest.stageName}
            required
          />
          <SelectField
            label="Meaning"
            name="kind"
            defaultValue={refused?.added?.kind ?? "interview"}
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
