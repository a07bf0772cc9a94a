import { Check, RotateCcw, Trash2 } from "lucide-react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { longest } from "../application-limits.ts";
import { ZoneWithoutScript } from "../zone/zone-without-script.tsx";

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
