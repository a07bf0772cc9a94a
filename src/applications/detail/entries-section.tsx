import { Check, RotateCcw, Trash2, CalendarPlus } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { longest } from "../application.ts";
import { ZoneWithoutScript } from "../../ui/time-zone-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import type { InterviewErrors, InterviewTyped } from "../application-forms.ts";

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
  errors: { dueDay?: string; dueTime?: string; text?: string };
};

/** The reminders of an application, and a form for another one. */
export function RemindersSection(props: RemindersSectionProps) {
  const { reminders, today, zone, sendsMail, hasEnded, errors } = props;
  return (
    <section className="tracker-panel" id="reminders" aria-labelledby="reminders-heading">
      <h2 id="reminders-heading">Reminders</h2>
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
      <Form method="post" className="tform" preventScrollReset key={reminders.length}>
        <input type="hidden" name="do" value="reminder-add" />
        <div className="tform-wide">
          <InputField
            label="Remind me to"
            error={errors.text}
            name="text"
            placeholder="Follow up"
            maxLength={longest.reminder}
            required
          />
        </div>
        <InputField label="Day" error={errors.dueDay} type="date" name="dueDay" min={today} required />
        <InputField
          label="Time"
          error={errors.dueTime}
          hint={`On the clocks of ${zone}`}
          type="time"
          name="dueTime"
          defaultValue="09:00"
          required
        />
        <ZoneWithoutScript zone={zone} />
        <div className="tform-wide">
          <Button>Add reminder</Button>
        </div>
      </Form>
      <p className="meta">
        {hasEnded
          ? "This application has ended, so its reminders are not due."
          : sendsMail
            ? "A reminder shows on the board, and comes by mail once if “Reminders” is on in your settings."
            : "A reminder shows on the board. This site sends no mail."}
      </p>
    </section>
  );
}

/** An interview as the page shows it. */
export type ShownInterview = InterviewTyped & { id: string; when: string; isPast: boolean };

type InterviewsSectionProps = {
  interviews: readonly ShownInterview[];
  zone: string;
  /** The names of all time zones. */
  zones: readonly string[];
  /** The form that was refused: the id of its interview, or "" for a new one. */
  refused: { id: string; typed: InterviewTyped; errors: InterviewErrors } | null;
};

const isLink = (place: string) => /^https?:\/\//i.test(place);

/** The interviews of an application, each with its calendar file, and a form for another one. */
export function InterviewsSection({ interviews, zone, zones, refused }: InterviewsSectionProps) {
  const empty: InterviewTyped = {
    start: "",
    zone,
    minutes: "45",
    kind: "",
    withWhom: "",
    place: "",
    notes: "",
  };
  return (
    <section className="tracker-panel" id="interviews" aria-labelledby="interviews-heading">
      <h2 id="interviews-heading">Interviews</h2>
      <ul className="entries">
        {interviews.map((one) => (
          <li key={one.id} className="entry-tall">
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
            <details className="fold" open={refused?.id === one.id || undefined}>
              <summary>
                Change<span className="sr"> {one.kind}</span>
              </summary>
              <InterviewForm
                id={one.id}
                typed={refused?.id === one.id ? refused.typed : one}
                errors={refused?.id === one.id ? refused.errors : {}}
              />
            </details>
          </li>
        ))}
      </ul>
      <details className="fold" open={refused?.id === "" || undefined} key={interviews.length}>
        <summary>Add an interview</summary>
        <InterviewForm
          id=""
          typed={refused?.id === "" ? refused.typed : empty}
          errors={refused?.id === "" ? refused.errors : {}}
        />
      </details>
      <datalist id="time-zones">
        {zones.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </section>
  );
}

type InterviewFormProps = { id: string; typed: InterviewTyped; errors: InterviewErrors };

function InterviewForm({ id, typed, errors }: InterviewFormProps) {
  return (
    <Form method="post" className="tform" preventScrollReset noValidate>
      <input type="hidden" name="do" value="interview" />
      <input type="hidden" name="id" value={id} />
      <div className="tform-wide">
        <InputField
          label="Day and time"
          error={errors.start}
          type="datetime-local"
          name="start"
          defaultValue={typed.start}
        />
      </div>
      <InputField
        label="Time zone"
        error={errors.zone}
        name="zone"
        list="time-zones"
        defaultValue={typed.zone}
        maxLength={60}
      />
      <InputField
        label="Minutes"
        error={errors.minutes}
        name="minutes"
        inputMode="numeric"
        defaultValue={typed.minutes}
        maxLength={4}
      />
      <InputField
        label="Kind"
        optional
        error={errors.kind}
        name="kind"
        placeholder="Video, second round"
        defaultValue={typed.kind}
        maxLength={longest.interviewKind}
      />
      <InputField
        label="With"
        optional
        error={errors.withWhom}
        name="withWhom"
        defaultValue={typed.withWhom}
        maxLength={longest.withWhom}
      />
      <InputField
        label="Place or link"
        optional
        error={errors.place}
        name="place"
        defaultValue={typed.place}
        maxLength={longest.link}
      />
      <div className="tform-wide">
        <TextareaField
          label="Notes"
          optional
          error={errors.notes}
          name="notes"
          rows={3}
          defaultValue={typed.notes}
          maxLength={longest.notes}
        />
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
