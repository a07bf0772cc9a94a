import { data, useRouteLoaderData } from "react-router";
import { readSettings } from "../../account/settings/stored-settings.server.ts";
import { ModelContext } from "../../ai/ui/model-context.ts";
import { savedJobOptions } from "../../jobs/routes/saved-job-options.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { useJobFit } from "../../matching/ui/use-job-fit.ts";
import { CoachPage } from "../coach/coach-page.tsx";
import { longestAnswer } from "../coach/history/session-history.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { readQuestions } from "./read-questions.server.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { servicesContext } from "../../app/request/services.ts";
import { useModelAccess } from "../../ai/routes/use-model-access.ts";
import type { Route } from "./+types/interview-coach";
import "../tool-page.css";
import "../../ui/styles/document-fonts.css";
import "../questions/questions.css";
import "../coach/coach.css";
import type { ChosenQuestions } from "../questions/choose-questions.ts";
import type { Question, QuestionKind } from "../questions/question.ts";

export const handle: PageHandle = { listed: "sitemap" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, clock, viewer } = services;
  const parameters = url.searchParams;
  // All questions, so that the coach can ask any question of the other page.
  const { chosen, ...asked } = await readQuestions(db, parameters, {
    all: true,
    common: parameters.has("common"),
  });
  const questions = chosen && sessionQuestions(chosen, parameters.get("question"));
  const at = Math.trunc(Number(parameters.get("at") ?? 1)) - 1;
  const person = await viewer();
  const settings = person && (await readSettings(db, person.id));
  return {
    ...asked,
    from: parameters.get("from"),
    savedJobs: questions ? [] : await savedJobOptions(services),
    isInAccount: settings?.practiceInAccount ?? false,
    questions,
    at: questions && at > 0 && at < questions.length ? at : 0,
    now: clock().toISOString(),
  };
}

/** Redirects a browser without JavaScript to the page with its answer, which is checked there. Nothing is stored. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  return data({
    questionId: fieldText(form, "question"),
    text: fieldText(form, "answer").trim().slice(0, longestAnswer),
  });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "AI Interview Coach",
    description:
      "Practise interview answers by typing or speaking, and see which parts of a story they have and what is missing.",
    keepParameters: [],
  });

export default function InterviewCoach({ loaderData, actionData }: Route.ComponentProps) {
  const { title, job, isGone, questions, at, now, isInAccount, from, savedJobs } = loaderData;
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { chosen: fit } = useJobFit(job?.id ?? null, root?.viewer?.id ?? null);
  const about: Record<string, string> = job ? { job: job.id } : title ? { title } : {};
  const hasTarget = job !== null || title !== "";
  const first = questions?.[0]?.id;
  return (
    <ModelContext value={useModelAccess()}>
      <CoachPage
        // Remounts for each person, so that no one sees what was typed before.
        key={root?.viewer?.id ?? ""}
        title={title}
        job={job}
        isGone={isGone}
        from={from}
        savedJobs={savedJobs}
        questions={questions}
        at={at}
        addressAt={(place) =>
          `?${new URLSearchParams({ ...about, ...(hasTarget ? {} : { common: "" }), ...(first ? { question: first } : {}), at: String(place + 1) })}`
        }
        questionsAddress={`/tools/interview-questions${hasTarget ? `?${new URLSearchParams(about)}` : ""}`}
        sent={actionData ?? null}
        cvLines={fit?.matches.flatMap(({ lines }) => lines) ?? []}
        owner={root?.viewer?.id ?? null}
        isInAccount={isInAccount}
        now={now}
      />
    </ModelContext>
  );
}

/** The kinds of a session's questions, in the order in which they are asked. */
const order: readonly QuestionKind[] = [
  "behavioural",
  "technical",
  "motivation",
  "behavioural",
  "role",
  "technical",
  "difficult",
  "behavioural",
];

/**
 * Chooses the questions of a practice session: eight, unless there are fewer. Other kinds fill in for a kind that runs
 * out. The question with the id `first` comes first, if there is one.
 */
export function sessionQuestions({ kinds }: ChosenQuestions, first: string | null): Question[] {
  const all = kinds.flatMap(({ questions }) => questions);
  const left = new Map(kinds.map(({ kind, questions }) => [kind, [...questions]]));
  const mixed = [...order, ...order].flatMap((kind) => left.get(kind)?.shift() ?? []);
  const opening = all.filter(({ id }) => id === first);
  return [...opening, ...mixed.filter(({ id }) => id !== first)].slice(0, order.length);
}
