import { Check, RotateCcw, Trash2, CalendarPlus } from "lucide-react";
import { Form } from "react-router";
import { shortDay } from "../../platform/clock/format-day.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { ZoneWithoutScript } from "../../ui/time-zone-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { fillIn, type Fields } from "../../platform/forms/controls.ts";
import type { ApplicationControls } from "../application-forms.server.ts";
import type { InterviewOf } from "../store/entries.server.ts";
import type { RefusedForm } from "./facts-section.tsx";

/** A reminder as the page shows it. */
export type ShownReminder = {
  id: string;
  text: string;
  when: string;
  isLate: boolean;
  isDone: boolean;
  isMailed: boolean;
};

type RemindersSectionProps = {
  reminders: readonly ShownReminder[];
  today: string;
  zone: string;
  /** Whether this site mails reminders. */
  sendsMail: boolean;
  /** Whether the application has ended, so that its reminders are not due. */
  hasEnded: boolean;
  isRefused: boolean;
  fields: Fields<keyof ApplicationControls["reminder"]>;
};

/** The reminders of an application, and a form for another one. */
export function RemindersSection(props: RemindersSectionProps) {
  const { reminders, today, zone, sendsMail, hasEnded, isRefused, fields } = props;
  return (
    <section className="tracker-panel" id="reminders" aria-labelledby="reminders-heading">
      <h2 id="reminders-heading">Reminders</h2>
      {reminders.length === 0 && <p className="muted">None yet.</p>}
      {reminders.length > 0 && (
        <ul className="entries">
          {reminders.map(({ id, text, when, isLate, isDone, isMailed }) => (
            <li key={id}>
              <div className={isDone ? "is-done" : undefined}>
                <p>
                  {text}
                  {isDone && <span className="sr"> (done)</span>}
                </p>
                <p className={isLate && !isDone ? "meta late" : "meta"}>
                  {when}
                  {isMailed && ", mailed"}
                </p>
              </div>
              <Form method="post" className="cluster" preventScrollReset>
                <input type="hidden" name="do" value="reminder" />
                <input type="hidden" name="id" value={id} />
                <Button size="sm" name="change" value={isDone ? "undone" : "done"}>
                  <Icon of={isDone ? RotateCcw : Check} size="sm" />
                  {isDone ? "Not done" : "Done"}
                  <span className="sr">: {text}</span>
                </Button>
                <IconButton icon={Trash2} name="change" value="delete" label={`Delete reminder: ${text}`} />
              </Form>
            </li>
          ))}
        </ul>
      )}
      <details className="panel-edit" open={isRefused || undefined} key={reminders.length}>
        <summary>
          <span>Add</span>
          <span className="sr"> a reminder</span>
        </summary>
        <Form method="post" className="tform" preventScrollReset>
          <input type="hidden" name="do" value="reminder-add" />
          <div className="tform-wide">
            <InputField label="Remind me to" placeholder="Follow up" {...fields.text} />
          </div>
          <InputField label="Day" type="date" min={today} {...fields.dueDay} />
          <InputField
            label="Time"
            hint={`On the clocks of ${zone}`}
            type="time"
            required
            {...fields.dueTime}
          />
          <ZoneWithoutScript zone={zone} />
          <div className="tform-wide">
            <Button>Add reminder</Button>
          </div>
          <p className="meta tform-wide">
            {hasEnded
              ? "This application has ended, so its reminders are not due."
              : sendsMail
                ? "A reminder shows on the board, and comes by mail once if “Reminders” is on in your settings."
                : "A reminder shows on the board. This site sends no mail."}
          </p>
        </Form>
      </details>
    </section>
  );
}

/** An interview as the page shows it. */
export type ShownInterview = Pick<InterviewOf, "id" | "minutes" | "kind" | "withWhom" | "place" | "notes"> & {
  start: string;
  zone: string;
  when: string;
  isPast: boolean;
};

type InterviewsSectionProps = {
  interviews: readonly ShownInterview[];
  zone: string;
  /** The names of all time zones. */
  zones: readonly string[];
  controls: ApplicationControls["interview"];
  /** The form that was refused, with the id of its interview, or "" for a new one. */
  refused: RefusedForm | null;
};

/** "Dec" of "2026-12-03T10:00". */
const monthOf = (start: string): string => shortDay(start.slice(0, 10), start).split(" ")[1] ?? "";

const isLink = (place: string) => /^https?:\/\//i.test(place);

/** The interviews of an application, each with its calendar file, and a form for another one. */
export function InterviewsSection({ interviews, zone, zones, controls, refused }: InterviewsSectionProps) {
  const refusedOf = (id: string) => (refused?.id === id ? refused : null);
  const empty = { zone, minutes: 45 };
  return (
    <section className="tracker-panel" id="interviews" aria-labelledby="interviews-heading">
      <h2 id="interviews-heading">Interviews</h2>
      {interviews.length === 0 && <p className="muted">None yet.</p>}
      <ul className="entries">
        {interviews.map((one) => (
          <li key={one.id} className="entry-tall">
            <span className="entry-day" aria-hidden="true">
              {monthOf(one.start)}
              <b>{Number(one.start.slice(8, 10))}</b>
            </span>
            <div className={one.isPast ? "is-past" : undefined}>
              <p>
                <b>{one.when}</b> {one.kind}
              </p>
              <p className="meta">
                {[`${one.minutes} minutes`, one.withWhom && `with ${one.withWhom}`, one.zone]
                  .filter(Boolean)
                  .join(", ")}
              </p>
              {one.place && (
                <p className="meta">
                  {isLink(one.place) ? (
                    <a className="link" href={one.place} rel="noreferrer">
                      {one.place}
                    </a>
                  ) : (
                    one.place
                  )}
                </p>
              )}
              {one.notes && <p className="entry-notes">{one.notes}</p>}
            </div>
            <a className="btn btn-secondary btn-sm" href={`/applications/interviews/${one.id}.ics`} download>
              <Icon of={CalendarPlus} size="sm" />
              Calendar file<span className="sr"> of {one.kind}</span>
            </a>
            <details className="fold" open={refusedOf(one.id) !== null || undefined}>
              <summary>
                Change<span className="sr"> {one.kind}</span>
              </summary>
              <InterviewForm id={one.id} fields={fillIn(controls, refusedOf(one.id), one)} />
            </details>
          </li>
        ))}
      </ul>
      <details className="panel-edit" open={refusedOf("") !== null || undefined} key={interviews.length}>
        <summary>
          <span>Add</span>
          <span className="sr"> an interview</span>
        </summary>
        <InterviewForm id="" fields={fillIn(controls, refusedOf(""), empty)} />
      </details>
      <datalist id="time-zones">
        {zones.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </section>
  );
}

type InterviewFormProps = { id: string; fields: Fields<keyof ApplicationControls["interview"]> };

function InterviewForm({ id, fields }: InterviewFormProps) {
  return (
    <Form method="post" className="tform" preventScrollReset noValidate>
      <input type="hidden" name="do" value="interview" />
      <input type="hidden" name="id" value={id} />
      <div className="tform-wide">
        <InputField label="Day and time" type="datetime-local" {...fields.start} />
      </div>
      <InputField label="Time zone" list="time-zones" {...fields.zone} />
      <InputField label="Minutes" inputMode="numeric" {...fields.minutes} />
      <InputField label="Kind" optional placeholder="Video, second round" {...fields.kind} />
      <InputField label="With" optional {...fields.withWhom} />
      <InputField label="Place or link" optional {...fields.place} />
      <div className="tform-wide">
        <TextareaField label="Notes" optional rows={3} {...fields.notes} />
      </div>
      <div className="tform-wide cluster">
        <Button>{id === "" ? "Add interview" : "Save interview"}</Button>
        {id !== "" && (
          <Button look="quiet" name="change" value="delete">
            Delete
          </Button>
        )}
      </div>
    </Form>
  );
}
