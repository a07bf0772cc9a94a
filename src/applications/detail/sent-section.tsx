import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { outcomes, type Application } from "../application.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { FactList } from "./facts-section.tsx";
import type { Fields } from "../../platform/forms/controls.ts";
import type { ApplicationControls } from "../application-forms.server.ts";

/** A CV of the account with its named versions. */
export type CvOption = { id: string; title: string; versions: { id: string; name: string }[] };

/** A letter that was written here. */
export type SentLetter = { id: string; title: string };

type SentSectionProps = {
  application: Pick<Application, "cvId" | "cvVersion" | "cvTitle" | "letterText">;
  cvs: readonly CvOption[];
  /** The letter of the account for this job; null for none. */
  letter: SentLetter | null;
  /** Whether the form was refused, so that it is open. */
  isRefused: boolean;
  fields: Fields<keyof ApplicationControls["sent"]>;
};

/** The value of the CV that is noted: "CV|VERSION", or "". */
export const chosenCv = ({ cvId, cvVersion }: Pick<Application, "cvId" | "cvVersion">): string =>
  cvId === null ? "" : `${cvId}|${cvVersion ?? ""}`;

/** The CV and the letter that were sent. */
export function SentSection({ application, cvs, letter, isRefused, fields }: SentSectionProps) {
  const { cvId, cvVersion, cvTitle, letterText } = application;
  const chosen = chosenCv(application);
  const isListed = cvs.some(
    ({ id, versions }) => id === cvId && (cvVersion === null || versions.some((one) => one.id === cvVersion)),
  );
  return (
    <section className="tracker-panel" id="sent" aria-labelledby="sent-heading">
      <h2 id="sent-heading">CV and letter</h2>
      {cvId !== null && (
        <p>
          {isListed ? (
            <Link className="link" to={`/cv-builder?cv=${encodeURIComponent(cvId)}`}>
              {cvTitle}
            </Link>
          ) : (
            cvTitle
          )}
          {!isListed && <span className="muted"> It is no longer in your account.</span>}
        </p>
      )}
      {letter && (
        <p>
          Letter:{" "}
          <Link className="link" to={`/tools/cover-letter?letter=${encodeURIComponent(letter.id)}`}>
            {letter.title}
          </Link>
        </p>
      )}
      {letterText !== "" && (
        <details className="fold">
          <summary>Read the letter</summary>
          <div className="advert-text">{letterText}</div>
        </details>
      )}
      <details className="fold" open={isRefused || undefined} key={chosen + letterText}>
        <summary>
          {cvId === null && letterText === "" ? "Note what you sent" : "Change what you sent"}
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

type EndSectionProps = {
  application: Pick<Application, "id" | "outcome" | "outcomeReason" | "payDiscussed" | "stage">;
  /** Whether the form was refused, so that it is open. */
  isRefused: boolean;
  fields: Fields<keyof ApplicationControls["end"]>;
};

/** Pay that was discussed, and how the application ended. */
export function EndSection({ application, isRefused, fields }: EndSectionProps) {
  const { id, outcome, outcomeReason, payDiscussed, stage } = application;
  return (
    <section className="tracker-panel" id="outcome" aria-labelledby="outcome-heading">
      <h2 id="outcome-heading">Pay and outcome</h2>
      {outcome === null && outcomeReason !== "" && stage.kind !== "closed" && (
        <Notice>The application is open, so it has no outcome. The reason that you wrote is kept.</Notice>
      )}
      <FactList
        facts={[
          ["Pay discussed", payDiscussed],
          ["Outcome", outcome && outcomes[outcome]],
          ["Reason", outcomeReason],
        ]}
      />
      {stage.kind === "offer" && (
        <p>
          <ButtonLink size="sm" to={`/applications/offers?edit=${id}#edit`}>
            Write down the offer
          </ButtonLink>
        </p>
      )}
      <details
        className="fold"
        open={isRefused || undefined}
        key={[outcome, outcomeReason, payDiscussed].join("\n")}
      >
        <summary>Change pay or outcome</summary>
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
