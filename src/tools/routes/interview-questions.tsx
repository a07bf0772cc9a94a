import { useRouteLoaderData } from "react-router";
import type { CvFit } from "../../matching/my-cvs/load-job-fit.ts";
import { useJobFit } from "../../matching/ui/use-job-fit.ts";
import type { CvProof } from "../questions/question-row.tsx";
import { QuestionsPage } from "../questions/questions-page.tsx";
import { content } from "../../app/content.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { readQuestions } from "./read-questions.server.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/interview-questions";
import "../tool-page.css";
import "../questions/questions.css";

export const handle: PageHandle = { listed: "sitemap" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const sets = content.questions();
  const ofWork = sets.filter(({ groups }) => groups.length > 0);
  const bank = {
    questions: sets.reduce((sum, { questions }) => sum + questions.length, 0),
    works: ofWork.length,
  };
  const all = url.searchParams.has("all");
  return { ...(await readQuestions(db, url.searchParams, { all })), now: clock().toISOString(), bank, all };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Interview Question Generator",
    description: "Likely interview questions for a job, why each is asked, and what a good answer shows.",
    keepParameters: [],
  });

export default function InterviewQuestions({ loaderData }: Route.ComponentProps) {
  const { title, job, chosen, isGone, bank, all, now } = loaderData;
  const jobId = job?.id ?? null;
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { chosen: fit } = useJobFit(jobId, root?.viewer?.id ?? null);
  const about = new URLSearchParams(job ? { job: job.id } : { title });
  return (
    <QuestionsPage
      title={title}
      job={job}
      chosen={chosen}
      isGone={isGone}
      bank={bank}
      now={now}
      cv={jobId !== null && fit ? { title: fit.title, proofOf: (skill) => proofOf(fit, skill) } : null}
      coachAddress={`/tools/interview-coach?${about}`}
      allAddress={all || !chosen?.work ? null : `?${about}&all=1`}
    />
  );
}

/** Returns the lines of a CV about a skill that the job asks for. */
function proofOf({ matches }: CvFit, skill: string): CvProof {
  const matched = matches.find(({ asked }) => asked.kind === "skill" && asked.skills.includes(skill));
  if (!matched) return null;
  return matched.lines.length > 0 ? matched.lines.map(({ text, where }) => ({ text, where })) : "missing";
}
