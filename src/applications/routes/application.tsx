import { randomUUID } from "node:crypto";
import { data } from "react-router";
import "../applications.css";
import { problems } from "../application.ts";
import { applicationControls } from "../application-forms.server.ts";
import { ApplicationPage } from "../detail/application-page.tsx";
import { listCvChoices } from "../detail/sent.server.ts";
import { listInterviews, listReminders } from "../store/entries.server.ts";
import { getApplication } from "../store/applications.server.ts";
import { listHistory, listStages } from "../store/stages.server.ts";
import { formatInZone } from "../../platform/clock/format-day.ts";
import { getTimeZone, rememberTimeZone } from "../../account/time-zone.server.ts";
import { dayIn, localTimeOf } from "../../platform/clock/zoned-time.ts";
import { findDocumentOf } from "../../documents/account/documents.server.ts";
import { readJob } from "../../jobs/read-job.server.ts";
import { listLinks } from "../../contacts/link-application.server.ts";
import { listContacts } from "../../contacts/read-contacts.server.ts";
import { peopleOfApplication } from "../../contacts/ui/person-view.ts";
import { renderMarkdown } from "../../platform/markdown/render-markdown.server.ts";
import { changeApplication } from "./change-application.server.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/application";

export const ErrorBoundary = SignInAgain;

const zones = Intl.supportedValuesOf("timeZone");

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { config, db, clock } = context.get(servicesContext);
  const { id: personId } = await requireViewer(context, url);
  const application = await getApplication(db, { personId, id: params.id });
  if (!application) throw data(null, { status: 404 });
  const now = clock();
  const zone = await getTimeZone(db, personId);
  const today = dayIn(now, zone);
  const { outcome, stage, archivedAt } = application;
  const hasEnded = outcome !== null || stage.kind === "closed" || archivedAt !== null;
  const sendsMail = config.smtp !== undefined;
  const job = application.jobId === null ? null : await readJob(db, application.jobId);
  return {
    application,
    controls: applicationControls,
    stages: await listStages(db, personId),
    notesHtml: renderMarkdown(application.notes),
    cvs: await listCvChoices(db, personId),
    letter: await findDocumentOf(db, { name: "letter" }, personId, {
      id: application.letterId,
      jobId: application.jobId,
    }),
    people: peopleOfApplication(await listContacts(db, personId), await listLinks(db, personId), application),
    job: job && { path: job.path, isGone: job.goneAt !== null },
    today,
    zone,
    zones,
    sendsMail,
    deleted: deletedPart(url.searchParams),
    history: (await listHistory(db, personId, application.id)).map(({ at, isDated, ...line }) => ({
      ...line,
      when: isDated ? formatInZone(at, zone, today) : "Day not known",
    })),
    reminders: (await listReminders(db, personId, application.id)).map(
      ({ id, text, dueAt, doneAt, mailedAt }) => ({
        id,
        text,
        when: formatInZone(dueAt, zone, today),
        isLate: dueAt <= now && !hasEnded,
        isDone: doneAt !== null,
        isMailed: sendsMail && mailedAt !== null,
      }),
    ),
    interviews: (await listInterviews(db, personId, { applicationId: application.id })).map(
      ({ startsAt, timeZone, ...one }) => ({
        ...one,
        start: localTimeOf(startsAt, timeZone),
        zone: timeZone,
        when: formatInZone(startsAt, timeZone, today),
        isPast: startsAt < now,
      }),
    ),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { config, db, clock, form, owner: viewer } = await requireOwner("Not saved", { request, context });
  const personId = viewer.id;
  const application = await getApplication(db, { personId, id: params.id });
  if (!application) throw data(null, { status: 404 });
  for (const sent of form.getAll("timeZone")) await rememberTimeZone(db, personId, sent);
  const change = { personId, application, form, newId: randomUUID(), now: clock() };
  const outcome = await changeApplication(db, change);
  const page = `/applications/${application.id}`;
  if (!outcome.ok) {
    if (outcome.refusal) return data({ refusal: outcome.refusal }, { status: 422 });
    const toast = { title: "Not saved", message: problems.change["not-found"], destructive: true };
    return redirectWithToast(page, toast, config);
  }
  const { deleted, saved, message = application.title, hash } = outcome;
  const query = deleted ? `?${new URLSearchParams({ [deleted.kind]: deleted.id })}` : "";
  const toast = saved ? { title: saved, message } : undefined;
  return redirectWithToast(page + query + (hash && !deleted ? `#${hash}` : ""), toast, config);
}

function deletedPart(params: URLSearchParams): { kind: "reminder" | "interview"; id: string } | null {
  const [reminder, interview] = [params.get("reminder"), params.get("interview")];
  if (reminder) return { kind: "reminder", id: reminder };
  return interview ? { kind: "interview", id: interview } : null;
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData
    ? pageMetadata(args, {
        title: `${loaderData.application.title} at ${loaderData.application.company}`,
        description: "Your application: what is next, notes, reminders and interviews.",
        noindex: true,
      })
    : [];

export default function ApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicationPage {...loaderData} refusal={actionData?.refusal ?? null} />;
}
