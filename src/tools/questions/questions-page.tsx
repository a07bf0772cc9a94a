import { useState } from "react";
import { Form, Link } from "react-router";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { cvNameForJob } from "../../matching/tailor/tailored-title.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { GoneJobNotice } from "../../jobs/ui/gone-job-notice.tsx";
import { Notice } from "../../ui/notice.tsx";
import { formatDay } from "../../ui/format-time.ts";
import { ToolHead } from "../../ui/tool-head.tsx";
import type { ChosenQuestions } from "./choose-questions.ts";
import { JobTitleField } from "./job-title-field.tsx";
import { PracticeDialog } from "./practice-dialog.tsx";
import { afterAnswer, isDueForPractice, nextToPractise, usePractice, type Practice } from "./practice.ts";
import { questionKinds, type Question } from "./question.ts";
import { QuestionRow, type CvProof } from "./question-row.tsx";

type QuestionsPageProps = {
  title: string;
  /** The job that the questions are for; null when only a title was typed. */
  job: { title: string; company: string; path: string } | null;
  /** Null until something was asked for. */
  chosen: ChosenQuestions | null;
  /** True when the job of the address does not exist. */
  isGone: boolean;
  /** The CV that was compared; null for none. */
  cv: { title: string; proofOf: (skill: string) => CvProof } | null;
  /** Time of the page, in ISO 8601. */
  now: string;
  bank: { questions: number; works: number };
  /** The address of the coach for these questions. */
  coachAddress: string;
  /** The address with every question of the work; null when they are shown. */
  allAddress: string | null;
};

/** Likely interview questions for a job, by kind. */
export function QuestionsPage(props: QuestionsPageProps) {
  const { title, job, chosen, isGone, cv, now, bank, coachAddress, allAddress } = props;
  const practice = usePractice(now);
  const [asked, setAsked] = useState<readonly Question[]>([]);
  const { today } = practice;
  const all = chosen?.kinds.flatMap(({ questions }) => questions) ?? [];
  const next = today === null ? null : nextToPractise(all, ({ id }) => practice.practiceOf(id), today);
  const [current = null] = asked;
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
                {questions.map((question) => (
                  <QuestionRow
                    key={question.id}
                    question={question}
                    coachAddress={`${coachAddress}&question=${question.id}`}
                    proof={question.skill && cv ? cv.proofOf(question.skill) : null}
                    practice={practice.practiceOf(question.id)}
                    when={nextPracticeText(practice.practiceOf(question.id), today)}
                    onChange={today === null ? null : (change) => practice.change(question.id, change)}
                    onPractise={today === null ? null : () => setAsked([question])}
                  />
                ))}
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
