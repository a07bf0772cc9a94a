import { Archive, ArchiveRestore, ExternalLink, Trash2 } from "lucide-react";
import { Form, Link } from "react-router";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Tile } from "../../ui/tile.tsx";
import { Select } from "../../ui/select.tsx";
import { outcomes, type Application, type Stage } from "../application.ts";
import { DeletedNotice } from "../../ui/undo-notice.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { chosenCv, EndSection, SentSection, type CvOption, type SentLetter } from "./sent-section.tsx";
import { Facts, NotesSection, PeopleSection, type RefusedForm, type LinkedPeople } from "./facts-section.tsx";
import {
  InterviewsSection,
  RemindersSection,
  type ShownInterview,
  type ShownReminder,
} from "./entries-section.tsx";
import { usePageForms } from "./use-page-forms.ts";
import { fillIn } from "../../platform/forms/controls.ts";
import type { ApplicationControls } from "../application-forms.server.ts";

export type ApplicationPageProps = {
  application: Application;
  controls: ApplicationControls;
  stages: readonly Stage[];
  notesHtml: string;
  reminders: readonly ShownReminder[];
  interviews: readonly ShownInterview[];
  history: readonly { id: number; when: string; from: string | null; to: string }[];
  cvs: readonly CvOption[];
  letter: SentLetter | null;
  people: LinkedPeople;
  /** The page of the job on this site, and whether it is still open. */
  job: { path: string; isGone: boolean } | null;
  today: string;
  zone: string;
  zones: readonly string[];
  /** Whether this site mails reminders. */
  sendsMail: boolean;
  /** The part that was just deleted. */
  deleted: { kind: "reminder" | "interview"; id: string } | null;
  refusal: RefusedForm | null;
};

export function ApplicationPage(props: ApplicationPageProps) {
  const { application, controls, stages, job, today, zone, refusal, deleted } = props;
  const { id, title, company, place, stage, link, outcome, outcomeReason, archivedAt } = application;
  const refused = (form: string) => (refusal?.form === form ? refusal : null);
  const hasEnded = outcome !== null || stage.kind === "closed" || archivedAt !== null;
  const forms = usePageForms();
  return (
    <div className="page application">
      <Breadcrumb above={[{ name: "Applications", path: "/applications" }]} here={stage.name} />
      <header className="application-head">
        <div className="application-who">
          <Tile name={company} size="lg" />
          <div>
            <h1>{title}</h1>
            <p className="muted">{[company, place].filter(Boolean).join(", ")}</p>
          </div>
        </div>
        <div className="cluster application-links">
          {job && (
            <Link className="link" to={job.path}>
              {job.isGone ? "The job on this site (no longer listed)" : "The job on this site"}
            </Link>
          )}
          {link && (
            <a className="link application-advert" href={link} rel="noreferrer">
              The advert <Icon of={ExternalLink} size="sm" />
            </a>
          )}
        </div>
        <div className="cluster application-acts">
          <Form method="post" className="cluster">
            <input type="hidden" name="do" value="stage" />
            <TimeZoneField />
            <Select
              name="stage"
              aria-label="Stage"
              defaultValue={stage.id}
              key={stage.id}
              options={stages.map((one) => [one.id, one.name])}
            />
            <Button>Move</Button>
          </Form>
          <Form method="post" action="/applications" className="cluster">
            <Button look="quiet" name={archivedAt ? "unarchive" : "archive"} value={id}>
              <Icon of={archivedAt ? ArchiveRestore : Archive} size="sm" />
              {archivedAt ? "Unarchive" : "Archive"}
            </Button>
            <Button look="quiet" name="delete" value={id}>
              <Icon of={Trash2} size="sm" />
              Delete
            </Button>
          </Form>
        </div>
      </header>
      {archivedAt && (
        <Notice>
          <strong>Archived.</strong> It is hidden from the board and the table, and stays in the figures.
        </Notice>
      )}
      {outcome && (
        <Notice>
          <strong>{outcomes[outcome]}.</strong> {outcomeReason}
        </Notice>
      )}
      {deleted && (
        <DeletedNotice
          what={`The ${deleted.kind}`}
          action={`/applications/${id}`}
          field={`restore-${deleted.kind}`}
          id={deleted.id}
        />
      )}
      {refusal && (
        <Notice tone="bad" announce="at-once">
          {Object.values(refusal.errors).find((error) => error !== undefined) ?? "It was not saved."}
        </Notice>
      )}
      {!hasEnded && <NextStep {...props} />}
      <div className="application-body" ref={forms}>
        <div>
          <RemindersSection
            reminders={props.reminders}
            today={today}
            zone={zone}
            sendsMail={props.sendsMail}
            hasEnded={hasEnded}
            isRefused={refused("reminder-add") !== null}
            fields={fillIn(controls.reminder, refused("reminder-add"), { dueTime: "09:00" })}
          />
          <InterviewsSection
            interviews={props.interviews}
            zone={zone}
            zones={props.zones}
            controls={controls.interview}
            refused={refused("interview")}
          />
          <PeopleSection company={company} people={props.people} />
          <NotesSection notes={application.notes} html={props.notesHtml} refused={refused("notes")} />
          {application.description && (
            <section className="tracker-panel" aria-labelledby="advert-heading">
              <h2 id="advert-heading">The advert as it was</h2>
              <details className="fold">
                <summary>Read the advert</summary>
                <div className="advert-text">{application.description}</div>
              </details>
            </section>
          )}
        </div>
        <div>
          <section className="tracker-panel" id="facts" aria-labelledby="facts-heading">
            <h2 id="facts-heading">Facts</h2>
            <Facts
              application={application}
              today={today}
              isRefused={refused("facts") !== null}
              fields={fillIn(controls.facts, refused("facts"), application)}
            />
          </section>
          <SentSection
            application={application}
            cvs={props.cvs}
            letter={props.letter}
            isRefused={refused("sent") !== null}
            fields={fillIn(controls.sent, refused("sent"), {
              cv: chosenCv(application),
              letterText: application.letterText,
            })}
          />
          <EndSection
            application={application}
            isRefused={refused("end") !== null}
            fields={fillIn(controls.end, refused("end"), application)}
          />
          <section className="tracker-panel" aria-labelledby="history-heading">
            <h2 id="history-heading">History</h2>
            <ol className="history">
              {props.history.map((line) => (
                <li key={line.id}>
                  <span className="meta">{line.when}</span>
                  <span>{line.from === null ? `Added to ${line.to}` : `${line.from} to ${line.to}`}</span>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </div>
  );
}

/** The one bright strip: the first reminder that is not done, the next interview, or the step that the person noted. */
function NextStep({ reminders, interviews, application }: ApplicationPageProps) {
  const reminder = reminders.find(({ isDone, isLate }) => !isDone && isLate);
  const interview = interviews.find(({ isPast }) => !isPast);
  const next = reminder ?? (interview && { text: interview.kind || "Interview", when: interview.when });
  const { text, when } = next ?? { text: application.nextStep, when: "" };
  if (text === "") return null;
  return (
    <section className="next-strip" aria-label="Next step">
      <div>
        <h2 className="h-part">{text}</h2>
        {when !== "" && <p className="muted">{when}</p>}
      </div>
    </section>
  );
}
