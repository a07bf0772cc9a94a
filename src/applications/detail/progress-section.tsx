import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { shortDay } from "../../platform/clock/format-day.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import type { Application, Stage } from "../application.ts";
import type { ShownInterview, ShownReminder } from "./entries-section.tsx";

/** A stage of the board, with the day on which the application last came to it; "" if it was never there. */
export type ReachedStage = Stage & { reached: string };

/** The stages as steps. Pressing one moves the application there. */
export function StageSteps({ stages, here }: { stages: readonly ReachedStage[]; here: string }) {
  const at = stages.findIndex(({ id }) => id === here);
  return (
    <Form
      method="post"
      className="stage-steps"
      preventScrollReset
      aria-label="Stage. Press one to move there"
    >
      <input type="hidden" name="do" value="stage" />
      <TimeZoneField />
      {stages.map(({ id, name, reached }, index) => (
        <button
          key={id}
          name="stage"
          value={id}
          className={classNames(id === here && "here", index < at && reached !== "" && "done")}
          aria-current={id === here ? "step" : undefined}
        >
          <span>{name}</span>
          <small>{reached}</small>
        </button>
      ))}
    </Form>
  );
}

type Step = {
  name: string;
  note: string;
  isDone: boolean;
  /** Whether it no longer matters: a letter that was not written before applying. */
  isPassed?: boolean;
  /** The link or button for it; null if there is none. */
  act: ((look: StepLook) => ReactNode) | null;
};

/** Primary in the strip; in the checklist, secondary for the next step. */
type StepLook = "primary" | "secondary" | "quiet";
const sizeOf = (look: StepLook) => (look === "primary" ? "md" : "sm");

export type ProgressProps = {
  application: Application;
  stages: readonly ReachedStage[];
  reminders: readonly ShownReminder[];
  interviews: readonly ShownInterview[];
  /** The CV of the account that is tailored to the job; null for none. */
  variant: { id: string; title: string } | null;
  /** The letter of the account for the job, as it is now; null for none. */
  letter: { id: string; title: string; text: string } | null;
  today: string;
  /** The day in a week. */
  inAWeek: string;
  hasEnded: boolean;
};

const linkTo = (to: string, label: string) => (look: StepLook) => (
  <ButtonLink size={sizeOf(look)} look={look} to={to}>
    {label}
  </ButtonLink>
);

/** What there is to do from a saved job to an answer to the offer, each with its link. */
function listSteps(props: ProgressProps): Step[] {
  const { application, stages, reminders, interviews, variant, letter, today, inAWeek } = props;
  const { id, jobId, stage, appliedAt, repliedAt, applyBy, cvTitle, letterText } = application;
  const isSent = appliedAt !== null || (stage.kind !== "saved" && stage.kind !== "closed");
  const day = (one: string) => shortDay(one, today);
  const job = jobId === null ? "" : `?job=${jobId}`;
  const variantOf = variant ? `?cv=${encodeURIComponent(variant.id)}&job=${jobId}` : job;
  const tailored = variant !== null || application.cvId !== null;
  const hasLetter = letter !== null || letterText !== "";
  const open = reminders.find(({ isDone }) => !isDone);
  const applied = stages.find(({ kind }) => kind === "applied");
  const steps: Step[] = [
    {
      name: "Tailor your CV",
      note: cvTitle || variant?.title || "A copy of your CV that begins with what they ask for",
      isDone: tailored,
      isPassed: isSent,
      act: linkTo(
        jobId === null ? "/cv-builder" : `/cv-builder/tailor${variantOf}`,
        variant ? "Open" : "Tailor",
      ),
    },
    {
      name: "Write the letter",
      note: hasLetter ? countWords(letterText || (letter?.text ?? "")) : "From your CV and the advert",
      isDone: hasLetter,
      isPassed: isSent,
      act: linkTo(
        `/tools/cover-letter${letter ? `?letter=${encodeURIComponent(letter.id)}` : job}`,
        letter ? "Open" : "Write",
      ),
    },
    {
      name: "Apply",
      note: appliedAt ? `Sent on ${day(appliedAt)}` : applyBy ? `Apply by ${day(applyBy)}` : "On their site",
      isDone: isSent,
      act:
        !isSent && applied
          ? (look) => (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="do" value="stage" />
                <TimeZoneField />
                <Button size={sizeOf(look)} look={look} name="stage" value={applied.id}>
                  I applied
                </Button>
              </Form>
            )
          : null,
    },
    {
      name: "Follow up",
      note: repliedAt
        ? `They replied on ${day(repliedAt)}`
        : open
          ? `${open.text}, ${open.when}`
          : "A week after you applied",
      isDone: repliedAt !== null,
      isPassed: stage.kind === "offer",
      act:
        isSent && repliedAt === null && !open
          ? (look) => (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="do" value="reminder-add" />
                <input type="hidden" name="text" value="Follow up" />
                <input type="hidden" name="dueDay" value={inAWeek} />
                <input type="hidden" name="dueTime" value="09:00" />
                <Button size={sizeOf(look)} look={look}>
                  Remind me in a week
                </Button>
              </Form>
            )
          : null,
    },
    {
      name: "Prepare",
      note: "Likely questions from this advert",
      isDone: stage.kind === "offer" || interviews.some(({ isPast }) => isPast),
      act: linkTo(`/tools/interview-questions${job}`, "Practise"),
    },
  ];
  if (stage.kind !== "offer") return steps;
  const answer = linkTo(`/applications/offers?edit=${id}#edit`, "Write down the offer");
  return [
    ...steps,
    { name: "Answer the offer", note: "Pay, market, and what to ask", isDone: false, act: answer },
  ];
}

/** "151 words" */
export const countWords = (text: string): string =>
  `${text.split(/\s+/).filter((word) => word !== "").length} words`;

/** The first step that is left; undefined for none. */
const nextOf = (steps: readonly Step[]): Step | undefined =>
  steps.find(({ isDone, isPassed = false }) => !isDone && !isPassed);

const lateOf = ({ reminders }: ProgressProps) => reminders.find(({ isDone, isLate }) => !isDone && isLate);
const interviewOf = ({ interviews }: ProgressProps) => interviews.find(({ isPast }) => !isPast);

/** Whether the strip shows something else than the next step of the checklist. */
const isUrgent = (props: ProgressProps): boolean =>
  Boolean(lateOf(props) ?? interviewOf(props)) || props.application.nextStep !== "";

/** The steps, with those that are done. */
export function Checklist(props: ProgressProps) {
  const steps = listSteps(props);
  const next = props.hasEnded ? undefined : nextOf(steps);
  // The strip above has the button of the next step, unless something else is urgent.
  const inStrip = isUrgent(props) ? undefined : next;
  return (
    <section className="tracker-panel" id="checklist" aria-labelledby="checklist-heading">
      <div className="tracker-panel-head">
        <h2 id="checklist-heading">Checklist</h2>
        <span className="meta">
          {steps.filter(({ isDone }) => isDone).length} of {steps.length} done
        </span>
      </div>
      <ol className="steps-todo">
        {steps.map((step) => (
          <li key={step.name} className={classNames(step.isDone && "done", step === next && "now")}>
            <span className="mark" aria-hidden="true">
              {step.isDone && <Icon of={Check} size="sm" />}
            </span>
            <div>
              <b>{step.name}</b>
              {step.isDone && <span className="sr"> (done)</span>}
              <p className="meta">{step.note}</p>
            </div>
            {step !== inStrip && step.act?.(step === next ? "secondary" : "quiet")}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The one bright strip: a reminder that is due, the next interview, what the person noted, or the next step. */
export function NextStep(props: ProgressProps) {
  const { jobId, nextStep } = props.application;
  const late = lateOf(props);
  const interview = interviewOf(props);
  const next = nextOf(listSteps(props));
  if (late)
    return (
      <Strip title={late.text} note={late.when}>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="do" value="reminder" />
          <input type="hidden" name="id" value={late.id} />
          <Button look="primary" name="change" value="done">
            Done
          </Button>
        </Form>
      </Strip>
    );
  if (interview)
    return (
      <Strip
        title={`${interview.kind || "Interview"}, ${interview.when}`}
        note={[interview.withWhom && `With ${interview.withWhom}`, interview.place]
          .filter(Boolean)
          .join(". ")}
      >
        <ButtonLink look="primary" to={`/tools/interview-questions${jobId === null ? "" : `?job=${jobId}`}`}>
          Practise the questions
        </ButtonLink>
      </Strip>
    );
  if (nextStep !== "") return <Strip title={nextStep} note="" />;
  if (!next) return null;
  return (
    <Strip title={next.name} note={next.note}>
      {next.act?.("primary")}
    </Strip>
  );
}

function Strip({ title, note, children }: { title: string; note: string; children?: ReactNode }) {
  return (
    <section className="next-strip" aria-label="Next step">
      <div>
        <h2 className="h-part">{title}</h2>
        {note !== "" && <p className="muted">{note}</p>}
      </div>
      {children}
    </section>
  );
}
