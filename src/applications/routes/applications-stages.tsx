import { data, redirect } from "react-router";
import "../applications.css";
import { isStageKind } from "../stage.ts";
import { changeStages, type StageChange, type StageOutcome } from "../stages/change-stages.server.ts";
import { listStages } from "../stages/list-stages.server.ts";
import { StagesPage } from "../stages/stages-page.tsx";
import { fieldText } from "../../platform/forms/field-text.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireViewerForAction } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/applications-stages";

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, url);
  const stages = await listStages(context.get(servicesContext).db, viewer.id);
  return { stages, removed: url.searchParams.get("removed") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(servicesContext);
  const form = await request.formData();
  const viewer = await requireViewerForAction("Not changed", { request, context });
  const change = readChange(form);
  if (!change) return data({ problem: problems["not-found"] }, { status: 422 });
  const outcome = await changeStages(db, { personId: viewer.id, change, now: clock() });
  if (!outcome.ok) return data({ problem: problems[outcome.reason] }, { status: 422 });
  const removed = change.do === "remove" ? `?${new URLSearchParams({ removed: change.id })}` : "";
  return redirect(`/applications/stages${removed}`, 303);
}

function readChange(form: FormData): StageChange | null {
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

const problems: Record<Extract<StageOutcome, { ok: false }>["reason"], string> = {
  "no-name": "Give the stage a name.",
  last: "This is the last stage with its meaning. Add another one first.",
  full: "There are twenty stages already. Remove one first.",
  "not-found": "The stage was changed in another tab. Reload the page.",
};

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, { title: "Stages", description: "The columns of your board.", noindex: true });

export default function ApplicationsStages({ loaderData, actionData }: Route.ComponentProps) {
  return <StagesPage {...loaderData} problem={actionData?.problem ?? null} />;
}
