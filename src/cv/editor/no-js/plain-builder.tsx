import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { TextareaField } from "../../../ui/textarea-field.tsx";
import type { CvDocument } from "../../document/cv-document.ts";
import { documentLimits } from "../../document/document-limits.ts";
import { rowsOf } from "../../edit/edit-rows.ts";
import { readField } from "../../edit/set-field.ts";
import type { FieldSpec } from "../../sections/section.ts";
import { unusualForm } from "../../sections/section-forms.constants.ts";
import { personalAddress } from "../form/personal-step.tsx";
import { plainProblem, plainName, plainPersonal, plainSections, type PlainFormResult } from "./plain-form.ts";

/** The builder without JavaScript: one form, and the PDF. The server stores nothing of it. */
export function PlainBuilder({ sent, begun }: { sent: PlainFormResult | undefined; begun: CvDocument }) {
  const document = sent?.document ?? begun;
  const unusual = unusualForm.filter(({ field }) => readField(document, personalAddress(field)) !== "");
  const isJudged = sent !== undefined && !sent.isReady && !sent.isAdding;
  const skills = document.sections.skills.map(({ name }) => name).join(", ");
  return (
    <div className="plain-builder">
      <Notice>
        The live preview, saving and the other file types need JavaScript. Without it this form is sent to
        this site’s server, which makes the PDF and neither stores nor logs your text.{" "}
        <a className="link" href="/cv-builder/import">
          Fill it in from your old CV
        </a>
        .
      </Notice>
      {sent?.problem && <Notice tone="bad">{sent.problem}</Notice>}
      {sent?.unplaced && (
        <Notice tone="good">Your CV was read. Check each field, then choose “Generate CV” below.</Notice>
      )}
      {sent?.isReady && <Ready document={document} />}
      {isJudged && document.personal.fullName.trim() === "" && (
        <Notice tone="bad">Enter your name: it heads the page and names the file.</Notice>
      )}
      <form method="post" action="/cv-builder" className="plain-form">
        <input type="hidden" name="begun" value={JSON.stringify(document)} />
        <fieldset>
          <legend className="h-card">Personal Info</legend>
          <Fields
            fields={[...plainPersonal, ...unusual]}
            nameOf={(field) => field}
            valueOf={(field) => readField(document, personalAddress(field))}
          />
        </fieldset>
        {plainSections.map(({ kind, title, fields }) => (
          <fieldset key={kind}>
            <legend className="h-card">{title}</legend>
            {rowsOf(document, kind).map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row of a form is its number
              <fieldset key={at}>
                <legend className="h-ui">
                  {title} {at + 1}
                </legend>
                <Fields
                  fields={fields.filter(({ field, more }) => !more || (row[field] ?? "") !== "")}
                  nameOf={(field) => plainName(kind, at, field)}
                  valueOf={(field) => row[field] ?? ""}
                  problemOf={(spec) => (isJudged ? plainProblem(spec, row) : null)}
                />
              </fieldset>
            ))}
            <Button type="submit" name="add" value={kind} formNoValidate>
              Add {kind}
            </Button>
          </fieldset>
        ))}
        <fieldset>
          <legend className="h-card">Skills</legend>
          <div className="cv-fields">
            <TextareaField
              label="Skills, divided by commas"
              name="skills"
              maxLength={documentLimits.field}
              rows={3}
              defaultValue={skills}
            />
          </div>
        </fieldset>
        <OtherParts others={sent?.others ?? []} unplaced={sent?.unplaced ?? []} />
        <p>
          <Button type="submit" look="primary">
            Generate CV
          </Button>
        </p>
      </form>
    </div>
  );
}

/** The parts of a CV that the form has no fields for, and the lines of its file that are in no field. */
function OtherParts({ others, unplaced }: Required<Pick<PlainFormResult, "others" | "unplaced">>) {
  return (
    <>
      {others.length > 0 && (
        <section className="plain-others">
          <h2 className="h-card">Also in your CV</h2>
          <p className="hint">This form has no fields for these parts. They stay as they were read.</p>
          <ul>
            {others.map(({ title, about }) => (
              <li key={title}>
                <b>{title}</b>: {about}
              </li>
            ))}
          </ul>
        </section>
      )}
      {unplaced.length > 0 && (
        <section className="plain-others">
          <h2 className="h-card">Not in your CV yet</h2>
          <p className="hint">These lines of the file were put nowhere. Copy what you need into a field.</p>
          <ul>
            {unplaced.map((text) => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Ready({ document }: { document: CvDocument }) {
  return (
    <Notice tone="good">
      <form method="post" action="/cv-builder/file">
        <input type="hidden" name="document" value={JSON.stringify(document)} />
        <p>Your CV is ready.</p>
        <Button type="submit" look="primary">
          Download PDF
        </Button>
      </form>
    </Notice>
  );
}

type FieldsProps = {
  fields: readonly FieldSpec[];
  nameOf: (field: string) => string;
  valueOf: (field: string) => string;
  problemOf?: (spec: FieldSpec) => string | null;
};

function Fields({ fields, nameOf, valueOf, problemOf }: FieldsProps) {
  return (
    <div className="cv-fields">
      {fields.map((spec) => (
        <div key={spec.field} className={spec.half ? "half" : undefined}>
          <Field
            label={spec.label}
            optional={spec.optional}
            hint={spec.hint}
            error={problemOf?.(spec) ?? undefined}
          >
            {(control) =>
              spec.kind === "bullets" || spec.kind === "paragraphs" ? (
                <Textarea
                  {...control}
                  name={nameOf(spec.field)}
                  maxLength={documentLimits.field}
                  rows={5}
                  defaultValue={valueOf(spec.field)}
                />
              ) : (
                <Input
                  {...control}
                  name={nameOf(spec.field)}
                  maxLength={documentLimits.field}
                  autoComplete={spec.autoComplete ?? "off"}
                  defaultValue={valueOf(spec.field)}
                />
              )
            }
          </Field>
        </div>
      ))}
    </div>
  );
}
