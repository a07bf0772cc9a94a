import { useDeferredValue, useEffect, useState } from "react";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { Question } from "../questions/question.ts";
import { AskAboutAnswer, AnswerField } from "./answer-field.tsx";
import { keepDraft, readDraft } from "./history/answer-drafts.ts";
import type { KeptAnswer } from "./history/session-history.ts";
import { pickCvLine, type QuotedCvLine } from "./pick-cv-line.ts";
import { english } from "./review/english.ts";
import { reviewAnswer } from "./review/review-answer.ts";
import { ReviewPanel } from "./review-panel.tsx";
import { AnswerBar } from "./voice/answer-bar.tsx";
import { useSpeech } from "./voice/use-speech.ts";
import { useTimer } from "./voice/use-timer.ts";
import { VoiceAnswer } from "./voice/voice-answer.tsx";

type CoachSessionProps = {
  question: Question;
  /** The job that the person practises for; empty for none. */
  work: string;
  /** Where all questions of the job are. */
  questionsAddress: string;
  /** The address of the next question; null after the last. */
  nextAddress: string | null;
  /** The answer that a browser without JavaScript sent. Empty for none. */
  sent: string;
  /** Lines of the person's CV that fit the job. */
  cvLines: readonly QuotedCvLine[];
  /** Filler words in a hundred of the session before; null when there is none. */
  lastFillerRate: number | null;
  isHydrated: boolean;
  onFinish: (answer: KeptAnswer) => void;
  onEnd: () => void;
};

/** One question with its answer, typed or spoken, and what the rules found in it. */
export function CoachSession(props: CoachSessionProps) {
  const {
    question,
    work,
    questionsAddress,
    nextAddress,
    sent,
    cvLines,
    lastFillerRate,
    isHydrated,
    onFinish,
    onEnd,
  } = props;
  const [followUp, setFollowUp] = useState<string | null>(null);
  const [text, setText] = useState(sent);
  const [spokenSeconds, setSpokenSeconds] = useState<number | null>(null);
  const [finished, setFinished] = useState(sent);
  const [isSpeaking, setSpeaking] = useState(false);
  const timer = useTimer();
  const speech = useSpeech(english.code);
  const asked = followUp ?? question.text;
  const answer = isSpeaking && speech.state !== "idle" ? `${speech.said} ${speech.unsure}` : text;
  const checked = useDeferredValue(answer);
  const review = reviewAnswer({ question: asked, text: checked, spokenSeconds }, english);
  const isFinished = finished !== "" && finished === text;
  const cvLine = review?.star?.result === null ? pickCvLine(cvLines, asked, checked) : null;

  useEffect(() => {
    const resume = () => {
      const kept = sent === "" ? readDraft(question.id) : null;
      if (!kept) return;
      setText((typed) => typed || kept.text);
      setFinished(kept.isFinished ? kept.text : "");
    };
    resume();
  }, [question.id, sent]);

  function type(typed: string): void {
    setText(typed);
    if (followUp === null) keepDraft(question.id, { text: typed, isFinished: false });
  }

  function startAgain(nextQuestion: string | null = followUp): void {
    if (nextQuestion === null) type("");
    setFollowUp(nextQuestion);
    setText("");
    setFinished("");
    setSpokenSeconds(null);
    speech.discard();
    timer.reset();
  }

  function finish(answered: string, spoken: number | null): void {
    setFinished(answered);
    if (followUp === null) keepDraft(question.id, { text: answered, isFinished: true });
    timer.pause();
    const made = reviewAnswer({ question: asked, text: answered, spokenSeconds: spoken }, english);
    if (!made) return;
    onFinish({
      questionId: followUp === null ? question.id : `${question.id}: ${followUp}`,
      question: asked,
      text: answered,
      seconds: spoken ?? 0,
      spoken: spoken !== null,
    });
  }

  return (
    <div className="coach">
      <section aria-labelledby="coach-question">
        <h2 className="coach-ask" id="coach-question">
          {asked}
        </h2>
        <details className="fold coach-why">
          <summary>What a good answer shows</summary>
          <p>{followUp === null ? question.good : "One new thing, in two or three sentences."}</p>
          <p className="meta">
            {followUp === null ? question.why : "It follows from what your answer leaves open."}{" "}
            <Link className="link" to={questionsAddress}>
              All questions
            </Link>
          </p>
        </details>
        {isHydrated && (
          <AnswerBar
            isSpeaking={isSpeaking}
            onChoose={(speaking) => {
              if (!speaking) {
                const heard = speech.finish();
                if (heard) type(`${text} ${heard}`.trim());
                timer.pause();
              }
              setSpeaking(speaking);
            }}
            timer={timer}
            question={asked}
          />
        )}
        {isSpeaking ? (
          <VoiceAnswer
            speech={speech}
            language={english}
            onStart={() => {
              speech.start();
              timer.start();
            }}
            onPause={() => {
              speech.pause();
              timer.pause();
            }}
            onFinish={() => {
              const heard = `${text} ${speech.finish()}`.trim();
              timer.pause();
              setText(heard);
              setSpokenSeconds(timer.seconds);
              setSpeaking(false);
              finish(heard, timer.seconds);
            }}
            onDiscard={() => {
              speech.discard();
              timer.reset();
            }}
            onType={() => setSpeaking(false)}
          />
        ) : (
          <Form
            method="post"
            preventScrollReset
            onSubmit={(event) => {
              event.preventDefault();
              finish(text, spokenSeconds);
            }}
          >
            <input type="hidden" name="question" value={question.id} />
            <AnswerField
              text={text}
              isHydrated={isHydrated}
              onChange={(typed) => {
                type(typed);
                if (typed !== "" && !timer.isRunning && !isFinished) timer.start();
              }}
            />
            <div className="coach-foot">
              <div className="cluster">
                {isHydrated && text !== "" && (
                  <Button look="quiet" onClick={() => startAgain()}>
                    Start again
                  </Button>
                )}
                {(!isFinished || !isHydrated) && (
                  <Button look={isFinished ? "secondary" : "primary"}>
                    {isFinished ? "Check again" : "Finish this answer"}
                  </Button>
                )}
                {isFinished && nextAddress && (
                  <ButtonLink look="primary" to={nextAddress}>
                    Next question
                  </ButtonLink>
                )}
                {isFinished && !nextAddress && isHydrated && (
                  <Button look="primary" onClick={onEnd}>
                    End session
                  </Button>
                )}
              </div>
            </div>
          </Form>
        )}
        {isFinished && followUp === null && question.answer && (
          <details className="fold">
            <summary>An answer in full, to compare</summary>
            <p>{question.answer}</p>
          </details>
        )}
        {isFinished && review && review.followUps[0] !== undefined && (
          <aside className="coach-follow" aria-label="They may ask next">
            <span className="meta">They may ask next</span>
            {review.followUps.map((next) => (
              <div key={next}>
                <p>{next}</p>
                {isHydrated && (
                  <Button look="secondary" size="sm" onClick={() => startAgain(next)}>
                    Answer this too
                  </Button>
                )}
              </div>
            ))}
          </aside>
        )}
        {isFinished && isHydrated && (
          <AskAboutAnswer
            key={finished}
            question={asked}
            kind={review?.kind ?? "other"}
            work={work}
            text={finished}
            cvLines={cvLines}
            onQuestion={startAgain}
          />
        )}
      </section>
      <ReviewPanel
        review={review}
        isFinished={isFinished}
        cvLine={
          cvLine && {
            text: cvLine.text,
            onAdd: isHydrated && !isSpeaking ? () => type(`${text.trim()} ${cvLine.text}`) : null,
          }
        }
        languages={[english.name]}
        lastFillerRate={lastFillerRate}
      />
    </div>
  );
}
