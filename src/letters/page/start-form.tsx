import { useState, type ReactNode, type Ref } from "react";
import { Form, useNavigation } from "react-router";
import { CvFileFields } from "../../cv/read/cv-file-fields.tsx";
import { AdvertFields } from "../../matching/ui/advert-fields.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { letterLanguages, type LetterChoices, type LetterLanguage } from "../letter.ts";
import { LanguageNotice } from "./letter-advice.tsx";
import { ChoiceFields, ReasonField, WishFields } from "./choice-fields.tsx";
import { phraseLabels } from "../phrases/phrase-labels.ts";
import { lengthLabels, toneLabels, type TypedStart } from "./start-form-values.ts";

export type StartProblems = Partial<Record<"cv" | "name" | "advert" | "address" | "title", string>>;

export type StartFormProps = {
  typed: TypedStart;
  choices: LetterChoices;
  problems: StartProblems;
  /** The job that the page was opened for. Its advert is known, so the form does not ask for one. */
  job: { id: string | null; title: string; company: string } | null;
  /** "Closed 3 May 2026", if that job takes no more applications. */
  closed: string | null;
  /** The CVs in the account to choose from in place of a file. */
  accountCvs?: readonly { id: string; title: string }[];
  /** The choice of a CV in this browser, in place of a file. */
  ownCvs?: ReactNode;
  /** ISO 639-1 code of the language of the chosen CV; null if it is not known yet. */
  cvLanguage?: string | null;
  /** A choice of saved jobs. */
  savedJobs?: ReactNode;
  form?: Ref<HTMLFormElement>;
  /** Takes the form over, unless it returns false. */
  onSend?: (form: FormData) => boolean;
};

/** A CV, a job and how to write. It works without JavaScript. */
export function StartForm(props: StartFormProps) {
  const { typed, choices, problems, job, closed, accountCvs = [], ownCvs, savedJobs, form, onSend } = props;
  const { cvLanguage = null } = props;
  const isSending = useNavigation().state === "submitting";
  const [chosen, setChosen] = useState<LetterLanguage | null>(null);
  const language = chosen ?? choices.language;
  const isOther = cvLanguage !== null && !language.startsWith(cvLanguage);
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      className="letter-start"
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement && target.name === "language")
          setChosen(letterLanguages.find((one) => one === target.value) ?? null);
      }}
      onSubmit={(event) => {
        if (onSend?.(new FormData(event.currentTarget)) === true) event.preventDefault();
      }}
    >
      <fieldset>
        <legend className="h-card">Your CV</legend>
        {problems.cv && (
          <Notice tone="bad" announce="at-once">
            {problems.cv}
          </Notice>
        )}
        {ownCvs ?? (
          <>
            {accountCvs.length > 0 && (
              <SelectField
                label="CV"
                hint="A file or a text below takes its place."
                name="cv"
                defaultValue={typed.cv || accountCvs[0]?.id}
                options={accountCvs.map(({ id, title }) => [id, title])}
              />
            )}
            <CvFileFields text={typed.text} />
            <InputField
              label="Your name"
              optional={!problems.name}
              hint="If the CV does not say it"
              error={problems.name}
              name="name"
              defaultValue={typed.name}
              maxLength={100}
              autoComplete="name"
            />
          </>
        )}
      </fieldset>
      <fieldset>
        <legend className="h-card">The job</legend>
        {job ? (
          <p>
            <b>{[job.title, job.company].filter(Boolean).join(", ")}</b>{" "}
            {closed && <Badge tone="warn">{closed}</Badge>}
            <input type="hidden" name="job" value={job.id ?? ""} />
          </p>
        ) : (
          <>
            {savedJobs}
            <AdvertFields typed={typed} errors={problems} hint="The whole advert, with what it asks for" />
          </>
        )}
        <InputField
          label="Title of the job"
          optional={!problems.title}
          hint={job ? "Only to correct it" : "If the advert does not begin with it"}
          error={problems.title}
          name="title"
          defaultValue={typed.title}
          maxLength={110}
        />
        {(job === null || job.company === "") && (
          <InputField
            label="Company"
            optional
            hint="Without it, the letter names none"
            name="company"
            defaultValue={typed.company}
            maxLength={110}
          />
        )}
      </fieldset>
      <fieldset className="letter-own">
        <legend className="h-card">What only you know</legend>
        <ReasonField choices={choices} />
        <div className="letter-choices">
          <WishFields choices={choices} />
        </div>
      </fieldset>
      <details className="fold" open={isOther}>
        <summary>
          The letter: {toneLabels[choices.tone].toLowerCase()} tone,{" "}
          {lengthLabels[choices.length].toLowerCase()} length, {phraseLabels[language]}
        </summary>
        <div className="letter-choices">
          <ChoiceFields choices={choices} />
        </div>
      </details>
      <LanguageNotice language={language} isOther={isOther} />
      <p className="meta letter-privacy">
        {ownCvs
          ? "The letter is written by rules in this browser. Your CV is not sent for it; this site reads only the advert."
          : "The letter is written by rules. A file is sent to this site, read in memory and forgotten with the answer. It is not stored, not logged and not passed on."}
        {!ownCvs &&
          onSend &&
          " The text of your CV is kept with the letter, so that you can change the letter later."}
      </p>
      <div className="cluster">
        <Button type="submit" look="primary" size="lg" busy={isSending}>
          {isSending ? "Writing..." : "Write the letter"}
        </Button>
      </div>
    </Form>
  );
}
