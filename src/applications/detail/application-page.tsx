import { Archive, ArchiveRestore, Ellipsis, ExternalLink, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Tile } from "../../ui/tile.tsx";
import { outcomes, removedOutcomeText, type DoneChange } from "../application.ts";
import { shortDay } from "../../platform/clock/format-day.ts";
import { DeletedNotice, UndoNotice } from "../../ui/undo-notice.tsx";
import { chosenCv, EndSection, SentSection, type CvOption, type CvSketch } from "./sent-section.tsx";
import { Facts, NotesSection, PeopleSection, type RefusedForm, type LinkedPeople } from "./facts-section.tsx";
import { InterviewsSection, RemindersSection } from "./entries-section.tsx";
import { Checklist, NextStep, StageSteps, type ProgressProps } from "./progress-section.tsx";
import { usePageForms } from "./use-page-forms.ts";
import { fillIn } from "../../platform/forms/controls.ts";
import type { ApplicationControls } from "../application-forms.server.ts";

export type ApplicationPageProps = ProgressProps & {
  controls: ApplicationControls;
  notesHtml: string;
  history: readonly { id: number; when: string; from: string | null; to: string }[];
  cvs: readonly CvOption[];
  /** The CV that was sent, or that is tailored to the job; null for none in the account. */
  sketch: CvSketch | null;
  people: LinkedPeople;
  /** The page of the job on this site, its pay and type, and whether it is still open. */
  job: { path: string; facts: readonly string[]; isGone: boolean } | null;
  /** How the person's CV fits the job. */
  fit?: ReactNode;
  /** The day on which it was added. */
  addedOn: string;
  zone: string;
  zones: readonly string[];
  /** Whether this site mails reminders. */
  sendsMail: boolean;
  /** The move that was just made. */
  moved: DoneChange | null;
  /** The part that was just deleted. */
  deleted: { kind: "reminder" | "interview"; id: string } | null;
  refusal: RefusedForm | null;
};

export function ApplicationPage(props: ApplicationPageProps) {
  const { application, controls, stages, job, today, zone, refusal, deleted, moved, hasEnded } = props;
  const { id, title, company, place, stage, link, outcome, outcomeReason, archivedAt } = application;
  const refused = (form: string) => (refusal?.form === form ? refusal : null);
  const forms = usePageForms();
  return (
    <div className="page application">
      <Breadcrumb above={[{ name: "Applications", path: "/applications" }]} here={stage.name} />
      <header className="application-head">
        <Tile name={company} size="lg" />
        <div>
          <h1>{title}</h1>
          <p className="muted">
            {[company, place].filter(Boolean).join(", ")}
            {job?.facts.map((fact) => (
              <span key={fact}> {fact}</span>
            ))}
          </p>
        </div>
        <div className="cluster">
          {job && (
            <ButtonLink to={job.path}>{job.isGone ? "The job (no longer listed)" : "The job"}</ButtonLink>
          )}
          {link && (
            <a className={buttonClass({})} href={link} rel="noreferrer">
              The advert <Icon of={ExternalLink} size="sm" />
            </a>
          )}
          <Menu
            button={<Icon of={Ellipsis} size="sm" />}
            buttonLabel="Archive or delete"
            buttonClassName={buttonClass({}, "btn-icon")}
          >
            <Form method="post" action="/applications">
              <button name={archivedAt ? "unarchive" : "archive"} value={id}>
                <Icon of={archivedAt ? ArchiveRestore : Archive} size="sm" />
                {archivedAt ? "Unarchive" : "Archive"}
              </button>
              <button name="delete" value={id}>
                <Icon of={Trash2} size="sm" />
                Delete
              </button>
            </Form>
          </Menu>
        </div>
      </header>
      <StageSteps stages={stages} here={stage.id} />
      {moved && (
        <UndoNotice field="undo" id={moved.id}>
          <strong>Moved to {moved.stage}.</strong> {moved.removed.map(removedOutcomeText).join(" ")}
        </UndoNotice>
      )}
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
          <Checklist {...props} />
          <InterviewsSection
            interviews={props.interviews}
            zone={zone}
            zones={props.zones}
            controls={controls.interview}
            refused={refused("interview")}
          />
          <RemindersSection
            reminders={props.reminders}
            today={today}
            zone={zone}
            sendsMail={props.sendsMail}
            hasEnded={hasEnded}
            isRefused={refused("reminder-add") !== null}
            fields={fillIn(controls.reminder, refused("reminder-add"), { dueTime: "09:00" })}
          />
          <NotesSection notes={application.notes} html={props.notesHtml} refused={refused("notes")} />
          {application.description && (
            <section className="tracker-panel" id="advert" aria-labelledby="advert-heading">
              <h2 id="advert-heading">The advert as it was on {shortDay(props.addedOn, today)}</h2>
              <details className="panel-edit">
                <summary>Read the advert</summary>
                <div className="advert-text">{application.description}</div>
              </details>
            </section>
          )}
          <section className="tracker-panel" id="history" aria-labelledby="history-heading">
            <h2 id="history-heading">History</h2>
            <ol className="history">
              {props.history.map((line) => (
                <li key={line.id}>
                  <span className="meta">{line.when}</span>
                  <span>
                    {line.from === null ? `Added to ${line.to}` : `Moved from ${line.from} to ${line.to}`}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <div>
          <SentSection
            application={application}
            cvs={props.cvs}
            sketch={props.sketch}
            letter={props.letter}
            isRefused={refused("sent") !== null}
            fields={fillIn(controls.sent, refused("sent"), {
              cv: chosenCv(application),
              letterText: application.letterText,
            })}
          />
          {props.fit}
          <PeopleSection company={company} people={props.people} />
          <section className="tracker-panel" id="facts" aria-labelledby="facts-heading">
            <h2 id="facts-heading">Facts</h2>
            <Facts
              application={application}
              today={today}
              isRefused={refused("facts") !== null}
              fields={fillIn(controls.facts, refused("facts"), application)}
            />
          </section>
          <EndSection
            application={application}
            isRefused={refused("end") !== null}
            fields={fillIn(controls.end, refused("end"), application)}
          />
        </div>
      </div>
    </div>
  );
}
