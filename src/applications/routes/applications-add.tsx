import { data } from "react-router";
import "../applications.css";
import { AddPage } from "../add/add-page.tsx";
import { readAddForm } from "../add/read-add-form.ts";
import { addApplication } from "../store/add-application.server.ts";
import { listStages } from "../stages/list-stages.server.ts";
import { readTimeZone, rememberTimeZone } from "../zone/time-zone.server.ts";
import { fillInApplication } from "./fill-in-application.server.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireViewerForAction } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/applications-add";

export const ErrorBoundary = SignInAgain;

/** "?url=…&title=…" comes from the bookmarklet and from apps that share a page; "?job=123" from a job's page. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { id: personId } = await requireViewer(context, url);
  const stages = await listStages(services.db, personId);
  const wanted = url.searchParams.get("stage");
  const stage = stages.find(({ id, kind }) => id === wanted || kind === wanted) ?? stages[0];
  const { typed, source } = await fillInApplication(services, {
    personId,
    params: url.searchParams,
    signal: request.signal,
  });
  const zone = await readTimeZone(services.db, personId);
  return { stages, source, zone, typed: { ...typed, stage: stage?.id ?? "" } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, clock } = context.get(servicesContext);
  const form = await request.formData();
  const viewer = await requireViewerForAction("Not added", { request, context });
  for (const sent of form.getAll("timeZone")) await rememberTimeZone(db, viewer.id, sent);
  const read = readAddForm(form);
  if (!read.ok) return data({ typed: read.typed, errors: read.errors }, { status: 422 });
  const { stage, job: jobId, ...fields } = read.values;
  const added = await addApplication(db, {
    personId: viewer.id,
    fields,
    stage: { id: stage },
    jobId,
    now: clock(),
  });
  const goTo = (path: string, title: string, message: string) =>
    redirectWithToast(path, { title, message }, config);
  if (added.ok) return goTo(`/applications/${added.id}`, "Added", `${fields.title} is on your board.`);
  if (added.reason === "known")
    return goTo(`/applications/${added.id}`, "On your board already", "This is its page.");
  const errors = {
    title:
      added.reason === "full"
        ? "Your board is full: it holds 5,000 applications. Delete some first."
        : "The stage was removed in another tab. Reload the page.",
  };
  return data({ typed: read.typed, errors }, { status: 422 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Add application",
    description: "Add an opening to your board.",
    noindex: true,
  });

export default function ApplicationsAdd({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AddPage
      {...loaderData}
      typed={actionData?.typed ?? loaderData.typed}
      errors={actionData?.errors ?? {}}
    />
  );
}
