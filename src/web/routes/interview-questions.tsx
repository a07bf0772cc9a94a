import { useRouteLoaderData } from "react-router";
import { readRequirements } from "../../jobs/requirements/read-requirements.server.ts";
import { readSummaries } from "../../jobs/read-summaries.server.ts";
import type { CvFit } from "../../match/own/load-job-fit.ts";
import { useJobFit } from "../../match/ui/use-job-fit.ts";
import { linkOccupations } from "../../occupations/link-occupations.ts";
import { loadVocabulary } from "../../occupations/load-vocabulary.server.ts";
import { chooseQuestions } from "../../tools/questions/choose-questions.ts";
import type { CvProof } from "../../tools/questions/question-row.tsx";
import { QuestionsPage } from "../../tools/questions/questions-page.tsx";
import { questionId } from "../../tools/questions/read-question-set.server.ts";
import { content } from "../content.server.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import type { loader as rootLoader } from "../root.tsx";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/interview-questions";
import "../../tools/tool-page.css";
import "../../tools/questions/questions.css";

export const handle: PageHandle = { listed: "sitemap" };

/** Occupations that a title may mean; the first one with questions of its own counts. */
const occupationsTried = 3;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const sets = content.questions();
  const ofWork = sets.filter(({ groups }) => groups.length > 0);
  const bank = {
    questions: sets.reduce((sum, { questions }) => sum + questions.length, 0),
    works: ofWork.length,
  };
  const typed = (url.searchParams.get("title") ?? "").trim().slice(0, 120);
  const id = /^[1-9]\d{0,14}$/.exec(url.searchParams.get("job") ?? "")?.[0];
  const [job = null] = id ? await readSummaries(db, [Number(id)]) : [];
  const title = job?.title ?? typed;
  const empty = {
    now: clock().toISOString(),
    title,
    job: null,
    jobId: null,
    chosen: null,
    isGone: id !== undefined && !job,
    bank,
    all: false,
  };
  if (title === "") return empty;
  const requirements = job ? ((await readRequirements(db, Number(id))) ?? []) : [];
  const skills = requirements.flatMap((one) =>
    one.kind === "skill" ? [{ skill: one.skills[0] ?? "", line: one.line.text }] : [],
  );
  const codes = linkOccupations(loadVocabulary(), title, { limit: occupationsTried }).flatMap(
    ({ code, isco }) => [code, isco],
  );
  const all = url.searchParams.has("all");
  return {
    ...empty,
    job: job && { title: job.title, company: job.company, path: job.path },
    jobId: job?.id ?? null,
    chosen: chooseQuestions(sets, { codes, skills, seed: `${title} ${job?.company ?? ""}`, all }, questionId),
    all,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Interview Question Generator",
    description: "Likely interview questions for a job, why each is asked, and what a good answer shows.",
    keepParameters: [],
  });

export default function InterviewQuestions({ loaderData }: Route.ComponentProps) {
  const { title, job, jobId, chosen, isGone, bank, all, now } = loaderData;
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { chosen: fit } = useJobFit(jobId, root?.viewer?.id ?? null);
  const allAddress = job ? `?job=${jobId}&all=1` : `?${new URLSearchParams({ title, all: "1" })}`;
  return (
    <QuestionsPage
      title={title}
      job={job}
      chosen={chosen}
      isGone={isGone}
      bank={bank}
      now={now}
      cv={jobId !== null && fit ? { title: fit.title, proofOf: (skill) => proofOf(fit, skill) } : null}
      allAddress={all || !chosen?.work ? null : allAddress}
    />
  );
}

/** Returns the lines of a CV about a skill that the job asks for. */
function proofOf({ matches }: CvFit, skill: string): CvProof {
  const matched = matches.find(({ asked }) => asked.kind === "skill" && asked.skills.includes(skill));
  if (!matched) return null;
  return matched.lines.length > 0 ? matched.lines.map(({ text, where }) => ({ text, where })) : "missing";
}
