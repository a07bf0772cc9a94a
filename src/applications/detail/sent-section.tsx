import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { outcomes, type Application } from "../application.ts";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { FactList } from "./facts-section.tsx";
import { countWords } from "./progress-section.tsx";
import type { Fields } from "../../platform/forms/controls.ts";
import type { ApplicationControls } from "../application-forms.server.ts";

/** A CV of the account with its named versions. */
export type CvOption = { id: string; title: string; versions: { id: string; name: string }[] };

type SentSectionProps = {
  application: Application;
  cvs: readonly CvOption[];
  /** The recorded CV, or the one that is tailored to the job; null for none in the account. */
  sketch: CvSketch | null;
  /** The letter of the account for this job; null for none. */
  letter: { id: string; title: string; text: string } | null;
  /** Whether the form was refused, so that it is open. */
  isRefused: boolean;
  fields: Fields<keyof ApplicationControls["sent"]>;
};

/** The value of the CV that is noted: "CV|VERSION", or "". */
export const chosenCv = ({ cvId, cvVersion }: Pick<Application, "cvId" | "cvVersion">): string =>
  cvId === null ? "" : `${cvId}|${cvVersion ?? ""}`;

/** The first words of a CV, for a small picture of it. */
export type CvSketch = { to: string; title: string; name: string; lines: readonly string[] };

/** The CV and the letter that were sent, or that will be. */
export function SentSection({ application, cvs, sketch, letter, isRefused, fields }: SentSectionProps) {
  const { cvId, cvVersion, cvTitle, letterText, cvScore, stage } = application;
  const chosen = chosenCv(application);
  const paper = letterText || (letter?.text ?? "");
  const isListed = cvs.some(
    ({ id, versions }) => id === cvId && (cvVersion === null || versions.some((one) => one.id === cvVersion)),
  );
  return (
    <section className="tracker-panel" id="sent" aria-labelledby="sent-heading">
      <h2 id="sent-heading">{stage.kind === "saved" ? "CV and letter" : "What you sent"}</h2>
      <div className="sent-papers">
        <Paper
          to={isListed || cvId === null ? sketch?.to : undefined}
          name={cvId === null ? (sketch?.title ?? "") : cvTitle}
          none="No CV for it yet"
          note={
            cvId !== null && !isListed
              ? "It is no longer in your account."
              : cvId === null && sketch
                ? "Goes with it when you apply"
                : cvScore === null
                  ? ""
                  : `ATS score ${cvScore}`
          }
          head={sketch?.name ?? ""}
          lines={sketch?.lines ?? []}
        />
        <Paper
          to={letter ? `/tools/cover-letter?letter=${encodeURIComponent(letter.id)}` : undefined}
          name={letterText === "" && !letter ? "" : (letter?.title ?? "Letter")}
          none="No letter for it yet"
          note={paper === "" ? "" : countWords(paper)}
          head=""
          lines={paper.split("\n").filter((line) => line.trim() !== "")}
        />
      </div>
      {letterText !== "" && (
        <details className="fold">
          <summary>Read the letter</summary>
          <div className="advert-text">{letterText}</div>
        </details>
      )}
      <details className="panel-edit" open={isRefused || undefined} key={chosen + letterText}>
        <summary>
          <span>{cvId === null && letterText === "" ? "Note" : "Change"}</span>
          <span className="sr"> what you sent</span>
        </summary>
        <Form method="post" className="stack" preventScrollReset>
          <input type="hidden" name="do" value="sent" />
          <SelectField
            label="CV"
            hint={
              cvs.length === 0 ? (
                <>
                  You have no CV in your account yet.{" "}
                  <Link className="link" to="/cv-builder">
                    Build one
                  </Link>
                  .
                </>
              ) : (
                "A CV “as it is now” is kept as a version, so that you find what you sent."
              )
            }
            {...fields.cv}
          >
            <option value="">No CV noted</option>
            {cvId !== null && <option value={chosen}>{cvTitle} (noted)</option>}
            {cvs.map(({ id, title, versions }) => (
              <optgroup key={id} label={title}>
                <option value={`${id}|now`}>{title}, as it is now</option>
                {versions
                  .filter((version) => version.id !== cvVersion)
                  .map((version) => (
                    <option key={version.id} value={`${id}|${version.id}`}>
                      {title}: {version.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </SelectField>
          <TextareaField
            label="Letter"
            optional
            hint={
              letter
                ? "Paste the letter that you sent, or save the one that you wrote here. Later changes to it do not alter this copy."
                : "Paste the letter that you sent."
            }
            rows={4}
            {...fields.letterText}
          />
          <div className="cluster">
            <Button>Save CV and letter</Button>
            {letter && (
              <Button look="quiet" name={fields.letter.name} value={letter.id}>
                Save with my letter as it is now
              </Button>
            )}
          </div>
        </Form>
      </details>
    </section>
  );
}

type PaperProps = {
  /** Where it is opened; undefined if it cannot be. */
  to: string | undefined;
  /** "" if there is none. */
  name: string;
  none: string;
  note: string;
  head: string;
  lines: readonly string[];
};

/** A document as a small sheet with its first words. */
function Paper({ to, name, none, note, head, lines }: PaperProps) {
  if (name === "") return <p className="sent-none muted">{none}</p>;
  return (
    <figure className="sent-paper">
      <div className="paper" aria-hidden="true">
        <b>{head}</b>
        {lines.slice(0, 14).map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
          <p key={at}>{line}</p>
        ))}
      </div>
      <figcaption>
        {to ? (
          <Link className="link" to={to}>
            {name}
          </Link>
        ) : (
          name
        )}
        {note !== "" && <span className="meta"> {note}</span>}
      </figcaption>
    </figure>
  );
}

type EndSectionProps = {
  application: Pick<Application, "outcome" | "outcomeReason" | "payDiscussed" | "stage">;
  /** Whether the form was refused, so that it is open. */
  isRefused: boolean;
  fields: Fields<keyof ApplicationControls["end"]>;
};

/** Pay that was discussed, and how the application ended. */
export function EndSection({ application, isRefused, fields }: EndSectionProps) {
  const { outcome, outcomeReason, payDiscussed, stage } = application;
  return (
    <section className="tracker-panel" id="outcome" aria-labelledby="outcome-heading">
      <h2 id="outcome-heading">Pay and outcome</h2>
      {outcome === null && outcomeReason !== "" && stage.kind !== "closed" && (
        <Notice>The application is open, so it has no outcome. The reason that you wrote is kept.</Notice>
      )}
      <FactList
        facts={[
          ["payDiscussed", "Pay discussed", payDiscussed],
          ["outcome", "Outcome", outcome && outcomes[outcome]],
          ["outcomeReason", "Reason", outcomeReason],
        ]}
      />
      <details
        className="panel-edit in-place"
        open={isRefused || undefined}
        key={[outcome, outcomeReason, payDiscussed].join("\n")}
      >
        <summary>
          <span>Change</span>
          <span className="sr"> pay or outcome</span>
        </summary>
        <Form method="post" className="tform" preventScrollReset>
          <input type="hidden" name="do" value="end" />
          <div className="tform-wide">
            <InputField label="Pay discussed" optional {...fields.payDiscussed} />
          </div>
          {/* A move of the application changes the outcome while the form is open. */}
          <SelectField key={outcome} label="Outcome" options={Object.entries(outcomes)} {...fields.outcome}>
            <option value="">Still open</option>
          </SelectField>
          <InputField label="Reason" optional {...fields.outcomeReason} />
          <div className="tform-wide">
            <Button>Save outcome</Button>
          </div>
          <p className="meta tform-wide">
            An outcome moves the application to your first closed stage. “Still open” moves it back to the
            stage it came from. A move to an open stage removes the outcome, and the reason stays.
          </p>
        </Form>
      </details>
    </section>
  );
}
