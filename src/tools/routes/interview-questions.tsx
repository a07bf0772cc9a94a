import { useRouteLoaderData, Form, Link } from "react-router";
import type { CvFit } from "../../matching/my-cvs/load-job-fit.ts";
import { useJobFit } from "../../matching/ui/use-job-fit.ts";
import { QuestionRow, type CvProof } from "../questions/question-row.tsx";
import { content } from "../../app/content.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { readQuestions } from "./read-questions.server.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/interview-questions";
import "../tool-page.css";
import "../questions/questions.css";
import { useState } from "react";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { cvNameForJob } from "../../matching/tailor/tailored-title.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { GoneJobNotice } from "../../jobs/ui/gone-job-notice.tsx";
import { Notice } from "../../ui/notice.tsx";
import { formatDay } from "../../ui/format-time.ts";
import { ToolHead } from "../../ui/tool-head.tsx";
import { JobTitleField } from "../questions/job-title-field.tsx";
import { PracticeDialog } from "../questions/practice-dialog.tsx";
import {
  afterAnswer,
  isDueForPractice,
  nextToPractise,
  usePractice,
  type Practice,
} from "../questions/practice.ts";
import { questionKinds, type Question, type QuestionSet } from "../questions/question.ts";

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
  const found = await readQuestions(db, url.searchParams, { all });
  return { ...found, usual: found.chosen ? [] : usualQuestions(sets), now: clock().toISOString(), bank, all };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Interview Question Generator",
    description: "Likely interview questions for a job, why each is asked, and what a good answer shows.",
    keepParameters: [],
  });

/** One question of each kind that interviews for every work have. */
function usualQuestions(sets: readonly QuestionSet[]): Question[] {
  const general = sets.filter(({ groups }) => groups.length === 0).flatMap(({ questions }) => questions);
  return questionKinds.flatMap(({ key }) => general.filter(({ kind }) => kind === key).slice(0, 1));
}

/** Likely interview questions for a job, by kind. Before a job is chosen, those that are usual. */
export default function InterviewQuestions({ loaderData }: Route.ComponentProps) {
  const { title, job, chosen, isGone, bank, all: areAllShown, now } = loaderData;
  const jobId = job?.id ?? null;
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { chosen: fit } = useJobFit(jobId, root?.viewer?.id ?? null);
  const cv =
    jobId !== null && fit ? { title: fit.title, proofOf: (skill: string) => proofOf(fit, skill) } : null;
  const about = new URLSearchParams(job ? { job: job.id } : { title });
  const coachAddress = `/tools/interview-coach?${about}`;
  const allAddress = areAllShown || !chosen?.work ? null : `?${about}&all=1`;
  const practice = usePractice(now);
  const [asked, setAsked] = useState<readonly Question[]>([]);
  const { today } = practice;
  const all = chosen?.kinds.flatMap(({ questions }) => questions) ?? [];
  const next = today === null ? null : nextToPractise(all, ({ id }) => practice.practiceOf(id), today);
  const [current = null] = asked;
  const rows = (questions: readonly Question[], coach: string) =>
    questions.map((question) => (
      <QuestionRow
        key={question.id}
        question={question}
        coachAddress={`${coach}&question=${question.id}`}
        proof={question.skill && cv ? cv.proofOf(question.skill) : null}
        practice={practice.practiceOf(question.id)}
        when={nextPracticeText(practice.practiceOf(question.id), today)}
        onChange={today === null ? null : (change) => practice.change(question.id, change)}
        onPractise={today === null ? null : () => setAsked([question])}
      />
    ));
  return (
    <div className="page questions-page">
      <Breadcrumb above={[{ name: "Tools", path: "/tools" }]} here="Interview Question Generator" />
      <ToolHead
        title="Interview Question Generator"
        lead={
          chosen ? (
            <>
              {all.length} likely questions for{" "}
              {job ? (
                <Link className="link" to={job.path}>
                  {job.title}, {job.company}
                </Link>
              ) : (
                <b>{title}</b>
              )}
              {cv && (
                <>
                  , with what <b>{cvNameForJob(cv, job)}</b> lets you say
                </>
              )}
              .
            </>
          ) : (
            "What they are likely to ask, why, and what a good answer shows."
          )
        }
      >
        {chosen && (
          <div className="cluster">
            {today !== null && (
              <Button look="quiet" onClick={() => window.print()}>
                Print
              </Button>
            )}
            <ButtonLink look="secondary" to={coachAddress}>
              Practise with the coach
            </ButtonLink>
            {next && (
              <Button
                look="primary"
                disabled={next.questions.length === 0}
                onClick={() => setAsked(next.questions)}
              >
                {next.words}
              </Button>
            )}
          </div>
        )}
      </ToolHead>
      <Form method="get" className="form-row question-form">
        <JobTitleField title={title} />
        <Button look={chosen ? "secondary" : "primary"}>Find questions</Button>
      </Form>
      {!chosen && (
        <section className="question-kind question-usual" aria-labelledby="usual">
          <h2 id="usual">
            Asked in nearly every interview <span>open one for its reason and what a good answer shows</span>
          </h2>
          {rows(loaderData.usual, "/tools/interview-coach?common")}
        </section>
      )}
      {isGone && <GoneJobNotice instead="Type its title instead." />}
      {chosen && chosen.work === null && (
        <Notice tone="info">
          <strong>We have no questions of their own for this work yet.</strong> These are asked in interviews
          of every kind.
        </Notice>
      )}
      {chosen && (
        <div className="question-layout">
          <nav className="kinds" aria-label="Kinds of question">
            <ul>
              {chosen.kinds.map(({ kind, questions }) => (
                <li key={kind}>
                  <a href={`#${kind}`}>
                    {labelOf(kind).label} <span className="n">{questions.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {chosen.kinds.map(({ kind, questions }) => (
              <section key={kind} className="question-kind" id={kind} aria-labelledby={`${kind}-heading`}>
                <h2 id={`${kind}-heading`}>
                  {labelOf(kind).label} <span>{labelOf(kind).about}</span>
                </h2>
                {rows(questions, coachAddress)}
              </section>
            ))}
            {allAddress && (
              <p className="source">
                <Link className="link" to={allAddress} preventScrollReset>
                  Show every question for this work
                </Link>
              </p>
            )}
            <p className="source">
              <b>Where these come from:</b> {bank.questions} questions of our own writing for {bank.works}{" "}
              kinds of work, chosen by the occupation and the skills of the advert. Your CV, your notes and
              your practice stay in this browser. Nobody can know what will be asked.
            </p>
          </div>
        </div>
      )}
      <PracticeDialog
        question={current}
        left={Math.max(asked.length - 1, 0)}
        onClose={() => setAsked([])}
        onAnswer={(wasGood) => {
          if (current && today !== null)
            practice.change(current.id, (before) => afterAnswer(before, wasGood, today));
          setAsked(asked.slice(1));
        }}
      />
    </div>
  );
}

/** Returns the lines of a CV about a skill that the job asks for. */
function proofOf({ matches }: CvFit, skill: string): CvProof {
  const matched = matches.find(({ asked }) => asked.kind === "skill" && asked.skills.includes(skill));
  if (!matched) return null;
  return matched.lines.length > 0 ? matched.lines.map(({ text, where }) => ({ text, where })) : "missing";
}

function labelOf(kind: string): (typeof questionKinds)[number] {
  return questionKinds.find(({ key }) => key === kind) ?? questionKinds[0];
}

function nextPracticeText(practice: Practice, today: string | null): string {
  if (today === null) return "";
  if (practice.due === null) return "Not practised";
  return isDueForPractice(practice, today)
    ? "Due today"
    : `Again on ${formatDay(new Date(practice.due), new Date(today))}`;
}
