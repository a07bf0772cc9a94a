import { data, useRouteLoaderData, Link } from "react-router";
import { advertProblems } from "../../ats/scanner/scan-problem-text.ts";
import { readAdvert } from "../../ats/routes/read-advert.server.ts";
import { savedJobOptions } from "../../jobs/routes/saved-job-options.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import type { CvFit } from "../../matching/my-cvs/load-job-fit.ts";
import { useJobFit } from "../../matching/ui/use-job-fit.ts";
import { QuestionRow, type CvProof } from "../questions/question-row.tsx";
import { content } from "../../app/content.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { questionsForAdvert, readQuestions } from "./read-questions.server.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { servicesContext, type RequestServices } from "../../app/request/services.ts";
import { longestAdvert } from "../../matching/requirements/pasted-advert.ts";
import type { Route } from "./+types/interview-questions";
import "../tool-page.css";
import "../../ui/styles/document-fonts.css";
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
import { StartQuestions } from "../questions/start-questions.tsx";
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
  const services = context.get(servicesContext);
  const sets = content.questions();
  const ofWork = sets.filter(({ groups }) => groups.length > 0);
  const bank = {
    questions: sets.reduce((sum, { questions }) => sum + questions.length, 0),
    works: ofWork.length,
  };
  const all = url.searchParams.has("all");
  const found = await readQuestions(services.db, url.searchParams, { all });
  return {
    ...found,
    ...(found.chosen ? { usual: [], example: null, savedJobs: [] } : await startOf(sets, services)),
    from: url.searchParams.get("from"),
    now: services.clock().toISOString(),
    bank,
    all,
  };
}

/** What the page shows before a job is chosen: one question of each kind that every interview has, and an example. */
async function startOf(sets: readonly QuestionSet[], services: RequestServices) {
  const general = sets.filter(({ groups }) => groups.length === 0).flatMap(({ questions }) => questions);
  const usual = questionKinds.flatMap(({ key }) => general.filter(({ kind }) => kind === key).slice(0, 1));
  const answered = sets.find(({ label }) => label === "Nurse")?.questions ?? [];
  const example = answered.find(({ answer }) => answer !== null) ?? null;
  return { usual, example, savedJobs: await savedJobOptions(services) };
}

/** Reads an advert and answers with its questions. The advert is neither stored nor logged. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const typed = {
    advert: fieldText(form, "advert").slice(0, longestAdvert),
    address: fieldText(form, "address").trim().slice(0, 2_000),
  };
  const read = await readAdvert(typed, services, request.signal);
  const noStore = { "Cache-Control": "no-store" };
  if (read.ok && read.advert)
    return data({ found: questionsForAdvert(read.advert), typed, problem: "" }, { headers: noStore });
  const problem = read.ok ? "Paste the text of the advert, or its address." : advertProblems[read.reason];
  return data({ found: null, typed, problem }, { status: 422, headers: noStore });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Interview Question Generator",
    description: "Likely interview questions for a job, why each is asked, and what a good answer shows.",
    keepParameters: [],
  });

/** Likely interview questions for a job, by kind. Before a job is chosen, those that are usual. */
export default function InterviewQuestions({ loaderData, actionData }: Route.ComponentProps) {
  const { bank, all: areAllShown, now, example } = loaderData;
  const found = actionData?.found ?? loaderData;
  const { title, job, chosen, isGone, requirements } = found;
  const asked = job?.id ?? requirements;
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { chosen: fit } = useJobFit(asked, root?.viewer?.id ?? null);
  const cv =
    asked !== null && fit
      ? { title: fit.title, proofOf: (question: Question) => proofOf(fit, question) }
      : null;
  const about = new URLSearchParams(job ? { job: job.id } : { title });
  const coachAddress = `/tools/interview-coach?${about}`;
  const allAddress = areAllShown || requirements || !chosen?.work ? null : `?${about}&all=1`;
  const practice = usePractice(now);
  const [practised, setPractised] = useState<readonly Question[]>([]);
  const { today } = practice;
  const all = chosen?.kinds.flatMap(({ questions }) => questions) ?? [];
  const next = today === null ? null : nextToPractise(all, ({ id }) => practice.practiceOf(id), today);
  const [current = null] = practised;
  const rows = (questions: readonly Question[], coach: string) =>
    questions.map((question) => (
      <QuestionRow
        key={question.id}
        question={question}
        coachAddress={
          requirements && (question.skill || question.line) ? null : `${coach}&question=${question.id}`
        }
        proof={cv ? cv.proofOf(question) : null}
        practice={practice.practiceOf(question.id)}
        when={nextPracticeText(practice.practiceOf(question.id), today)}
        onChange={today === null ? null : (change) => practice.change(question.id, change)}
        onPractise={today === null ? null : () => setPractised([question])}
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
              {all.length} likely questions{title || job ? " for " : ""}
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
            <ButtonLink look="quiet" to="/tools/interview-questions?from=title">
              Another job
            </ButtonLink>
            {today !== null && (
              <Button look="quiet" onClick={() => window.print()}>
                Print
              </Button>
            )}
            {(job || title) && (
              <ButtonLink look="secondary" to={coachAddress}>
                Practise with the coach
              </ButtonLink>
            )}
            {next && (
              <Button
                look="primary"
                disabled={next.questions.length === 0}
                onClick={() => setPractised(next.questions)}
              >
                {next.words}
              </Button>
            )}
          </div>
        )}
      </ToolHead>
      {!chosen && (
        <>
          <StartQuestions
            from={loaderData.from}
            title={title}
            savedJobs={loaderData.savedJobs}
            {...(actionData && { advert: actionData })}
            begin="Find questions"
          >
            {example && (
              <>
                <p className="meta">Example for a nurse</p>
                <h2 className="h-card">{example.text}</h2>
                <dl className="question-example">
                  <dt>Why it is asked</dt>
                  <dd>{example.why}</dd>
                  <dt>A good answer shows</dt>
                  <dd>{example.good}</dd>
                  <dt>An answer in full</dt>
                  <dd className="question-told">{example.answer}</dd>
                </dl>
              </>
            )}
          </StartQuestions>
          <section className="question-kind question-usual" aria-labelledby="usual">
            <h2 id="usual">Asked in nearly every interview</h2>
            {rows(loaderData.usual, "/tools/interview-coach?common")}
          </section>
        </>
      )}
      {isGone && <GoneJobNotice instead="Type its title instead." />}
      {chosen && chosen.work === null && (
        <Notice tone="info">
          <strong>No questions for this occupation yet.</strong> These are asked in interviews of every kind.
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
              kinds of work, chosen by the occupation and by what the advert asks for. Your CV, your notes and
              your practice stay in this browser. Nobody can know what will be asked.
            </p>
          </div>
        </div>
      )}
      <PracticeDialog
        question={current}
        left={Math.max(practised.length - 1, 0)}
        onClose={() => setPractised([])}
        onAnswer={(wasGood) => {
          if (current && today !== null)
            practice.change(current.id, (before) => afterAnswer(before, wasGood, today));
          setPractised(practised.slice(1));
        }}
      />
    </div>
  );
}

/** Returns the lines of a CV about what a question asks; null for a question that is not made from the advert. */
function proofOf({ matches }: CvFit, { skill, line }: Question): CvProof {
  const matched = matches.find(({ asked }) =>
    asked.kind === "skill"
      ? asked.skills.includes(skill ?? "")
      : asked.kind === "line" && asked.text === line,
  );
  if (!matched) return null;
  if (matched.lines.length > 0) return matched.lines.map(({ text, where }) => ({ text, where }));
  return matched.verdict === "missing" ? "missing" : null;
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
