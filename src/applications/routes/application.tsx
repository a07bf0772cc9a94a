import { randomUUID } from "node:crypto";
import { data, useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../../root.tsx";
import PaneFit from "../../matching/ui/pane-fit.tsx";
import "../applications.css";
import { problems } from "../application.ts";
import { applicationControls } from "../application-forms.server.ts";
import { ApplicationPage } from "../detail/application-page.tsx";
import { listCvChoices, sketchCv } from "../detail/sent.server.ts";
import { listInterviews, listReminders } from "../store/entries.server.ts";
import { getApplication } from "../store/applications.server.ts";
import { getDoneChange } from "../store/done-changes.server.ts";
import { listHistory, listStages } from "../store/stages.server.ts";
import { formatInZone, shortDay } from "../../platform/clock/format-day.ts";
import { getTimeZone, rememberTimeZone } from "../../account/time-zone.server.ts";
import { dayIn, localTimeOf } from "../../platform/clock/zoned-time.ts";
import { findDocumentOf } from "../../documents/account/documents.server.ts";
import { payLabel, typesText } from "../../jobs/ui/job-texts.ts";
import { readJob } from "../../jobs/read-job.server.ts";
import { listLinks } from "../../contacts/link-application.server.ts";
import { listContacts } from "../../contacts/read-contacts.server.ts";
import { peopleOfApplication } from "../../contacts/ui/person-view.ts";
import { renderMarkdown } from "../../platform/markdown/render-markdown.server.ts";
import { readLetterText } from "./record-sent.server.ts";
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
  const { outcome, stage, archivedAt, jobId } = application;
  const hasEnded = outcome !== null || stage.kind === "closed" || archivedAt !== null;
  const sendsMail = config.smtp !== undefined;
  const job = jobId === null ? null : await readJob(db, jobId);
  const history = await listHistory(db, personId, application.id);
  const variant = await findDocumentOf(db, { name: "cv" }, personId, { id: null, jobId });
  const letter = await findDocumentOf(db, { name: "letter" }, personId, { id: application.letterId, jobId });
  const reachedOn = (id: string) => {
    const line = history.find(({ stageId, isDated }) => stageId === id && isDated);
    return line ? shortDay(dayIn(line.at, zone), today) : "";
  };
  return {
    application,
    controls: applicationControls,
    hasEnded,
    stages: (await listStages(db, personId)).map((one) => ({ ...one, reached: reachedOn(one.id) })),
    moved: await getDoneChange(db, { personId, id: url.searchParams.get("moved") ?? "" }),
    variant,
    sketch: await sketchCv(db, { personId, application, variant }),
    addedOn: dayIn(application.createdAt, zone),
    inAWeek: dayIn(new Date(now.getTime() + 7 * 86_400_000), zone),
    notesHtml: renderMarkdown(application.notes),
    cvs: await listCvChoices(db, personId),
    letter: letter && { ...letter, text: (await readLetterText(db, personId, letter.id)) ?? "" },
    people: peopleOfApplication(await listContacts(db, personId), await listLinks(db, personId), application),
    job: job && {
      path: job.path,
      facts: [job.pay && payLabel(job.pay, "short"), typesText(job.types)].filter((fact) => fact !== null),
      isGone: job.goneAt !== null,
    },
    today,
    zone,
    zones,
    sendsMail,
    deleted: deletedPart(url.searchParams),
    history: history.map(({ id, from, to, at, isDated }) => ({
      id,
      from,
      to,
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
  const { deleted, moved, saved, hash } = outcome;
  const named = deleted ? { [deleted.kind]: deleted.id } : moved ? { moved } : null;
  const query = named ? `?${new URLSearchParams(named)}` : "";
  const toast = saved ? { title: saved, message: application.title } : undefined;
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
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { jobId } = loaderData.application;
  const fit = jobId !== null && <PaneFit jobId={String(jobId)} owner={root?.viewer?.id ?? null} />;
  return <ApplicationPage {...loaderData} fit={fit} refusal={actionData?.refusal ?? null} />;
}
