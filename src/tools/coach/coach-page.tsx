import { useState } from "react";
import { Link } from "react-router";
import type { Owner } from "../../documents/local/local-document.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { GoneJobNotice } from "../../jobs/ui/gone-job-notice.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { ToolHead } from "../../ui/tool-head.tsx";
import { StartQuestions, type StartQuestionsProps } from "../questions/start-questions.tsx";
import { afterAnswer, usePractice } from "../questions/practice.ts";
import type { Question } from "../questions/question.ts";
import { CoachSession } from "./coach-session.tsx";
import { reviewKept, summarise, type SessionHistory } from "./history/session-history.ts";
import { PracticePanel } from "./history/practice-panel.tsx";
import { useHistory } from "./history/use-history.ts";
import type { QuotedCvLine } from "./pick-cv-line.ts";
import { english } from "./review/english.ts";
import { reviewAnswer } from "./review/review-answer.ts";
import { FirstToImprove, StarLedges } from "./review-panel.tsx";

type CoachPageProps = {
  title: string;
  job: { title: string; company: string; path: string } | null;
  /** True when the job of the address does not exist. */
  isGone: boolean;
  /** The questions of the session; null until something was asked for. */
  questions: readonly Question[] | null;
  /** The place of the question that is asked, from 0. */
  at: number;
  addressAt: (at: number) => string;
  questionsAddress: string;
  /** The answer that a browser without JavaScript sent. */
  sent: { questionId: string; text: string } | null;
  cvLines: readonly QuotedCvLine[];
  /** The account that is signed in; null for a visitor. */
  owner: Owner;
  /** Whether the person keeps their practice in the account, too. */
  isInAccount: boolean;
  /** Time of the page, in ISO 8601. */
  now: string;
} & Pick<StartQuestionsProps, "from" | "savedJobs">;

/** The interview coach: a session of questions, and the practice so far. */
export function CoachPage(props: CoachPageProps) {
  const { title, job, isGone, questions, at, addressAt, questionsAddress, sent, cvLines, now } = props;
  const { owner, isInAccount, from, savedJobs } = props;
  const isHydrated = useHydrated();
  const { history, add, end, remove, isKept } = useHistory(owner, isInAccount);
  const practice = usePractice(now);
  const [hasEnded, setEnded] = useState(false);
  const question = hasEnded ? undefined : questions?.[at];
  const latest = history?.[0];
  const answered =
    latest && !latest.ended && latest.title === title && latest.company === (job?.company ?? "")
      ? latest.answers.length
      : 0;
  function endSession(): void {
    end();
    setEnded(true);
  }
  return (
    <div className="page coach-page">
      <Breadcrumb above={[{ name: "Tools", path: "/tools" }]} here="AI Interview Coach" />
      <ToolHead
        title="AI Interview Coach"
        lead={
          question && questions ? (
            <>
              Question {at + 1} of {questions.length}
              {(job || title) && " for "}
              {job ? (
                <Link className="link" to={job.path}>
                  {job.title}, {job.company}
                </Link>
              ) : (
                title && <b>{title}</b>
              )}
            </>
          ) : (
            "Answer by voice or in writing. You see what is missing, and the one thing to improve first."
          )
        }
      >
        {question && questions && (
          <div className="cluster">
            {at + 1 < questions.length && (
              <ButtonLink look="quiet" to={addressAt(at + 1)}>
                Skip
              </ButtonLink>
            )}
            {answered > 0 && (
              <Button look="secondary" onClick={endSession}>
                End session
              </Button>
            )}
          </div>
        )}
      </ToolHead>
      {question && questions && (
        <>
          <ol className="coach-walk" aria-label={`Question ${at + 1} of ${questions.length}`}>
            {questions.map(({ id }, place) => (
              <li
                key={id}
                className={place === at ? "here" : place > at ? "todo" : ""}
                aria-current={place === at ? "step" : undefined}
              />
            ))}
          </ol>
          <CoachSession
            key={question.id}
            question={question}
            work={[title, job?.company].filter(Boolean).join(", ")}
            questionsAddress={questionsAddress}
            nextAddress={at + 1 < questions.length ? addressAt(at + 1) : null}
            sent={sent?.questionId === question.id ? sent.text : ""}
            cvLines={cvLines}
            lastFillerRate={lastFillerRate(history ?? [])}
            isHydrated={isHydrated}
            onEnd={endSession}
            onFinish={(answer) => {
              add({ title, company: job?.company ?? "" }, answer);
              const { today } = practice;
              if (today === null || answer.questionId !== question.id) return;
              const isStrong = reviewKept(answer, english)?.rank === "strong";
              practice.change(question.id, (before) => afterAnswer(before, isStrong, today));
            }}
          />
        </>
      )}
      {hasEnded && history?.[0] && (
        <Notice tone="good" announce="politely">
          <strong>
            {history[0].answers.length} {history[0].answers.length === 1 ? "answer" : "answers"} kept.
          </strong>{" "}
          Answers that need work come back tomorrow among your{" "}
          <Link className="link" to={questionsAddress}>
            interview questions
          </Link>
          .
        </Notice>
      )}
      {isGone && <GoneJobNotice instead="Type its title instead." />}
      {!question && (
        <>
          <StartQuestions
            from={from}
            title={title}
            savedJobs={savedJobs}
            begin="Start"
            onStart={() => setEnded(false)}
          >
            <ExampleReview />
          </StartQuestions>
          <p className="source">
            <Link className="link" to="?common" onClick={() => setEnded(false)}>
              Practise the questions of every job
            </Link>
            . You get eight questions. Fixed rules check each answer by its kind of question, and say what to
            improve first and what an interviewer may ask next. The checks know English.
          </p>
        </>
      )}
      <PracticePanel
        history={history}
        onRemove={remove}
        isKept={isKept}
        storage={owner === null ? "browser" : isInAccount ? "account" : "own-browser"}
        now={now}
      />
    </div>
  );
}

/** Returns the filler words in a hundred of the newest session that is over. */
function lastFillerRate(history: SessionHistory): number | null {
  const ended = history.find((session, at) => at > 0 || session.ended);
  return ended ? (summarise([ended], english)[0]?.fillerRate ?? null) : null;
}

/** A good answer that stops before its end. */
const example = {
  question: "Tell me about a time you changed how something is done.",
  text: "Last winter our ward had eleven pressure sores in three months. I was asked to halve them. I started a five-minute skin check at each handover and trained six nurses to lead it.",
};

function ExampleReview() {
  const review = reviewAnswer({ ...example, spokenSeconds: null }, english);
  if (!review?.star) return null;
  return (
    <>
      <p className="meta">Example of a checked answer</p>
      <h2 className="h-card">{example.question}</h2>
      <p className="question-told">{example.text}</p>
      <StarLedges star={review.star} />
      <FirstToImprove first={review.first} />
    </>
  );
}
