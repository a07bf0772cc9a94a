import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import type { SavedJobOption } from "../../jobs/saved/saved-job-choice.tsx";
import { useSavedJobs } from "../../jobs/saved/use-saved-jobs.ts";
import { AdvertFields } from "../../matching/ui/advert-fields.tsx";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { TabLinks } from "../../ui/tabs.tsx";
import { Tile } from "../../ui/tile.tsx";

export type StartQuestionsProps = {
  /** Whether the person begins with an occupation, an advert or a saved job, as the address says. */
  from: string | null;
  title: string;
  savedJobs: readonly SavedJobOption[];
  /** The advert as it was sent, and why it was not read. */
  advert?: { typed: { advert: string; address: string }; problem: string };
  /** The words of the button. */
  begin: string;
  onStart?: () => void;
  /** An example of the result. */
  children: ReactNode;
};

/** Begins with an occupation, a pasted advert or a saved job. It works without JavaScript. */
export function StartQuestions(props: StartQuestionsProps) {
  const { from, title, savedJobs, advert, begin, onStart, children } = props;
  const way = from ?? (advert ? "advert" : savedJobs.length > 0 ? "job" : "title");
  const tab = (key: string, label: string) => ({ label, to: `?from=${key}`, current: way === key });
  return (
    <div className="question-start">
      <section aria-label="Choose the job">
        <TabLinks
          label="Begin with"
          tabs={[tab("title", "An occupation"), tab("advert", "Paste an advert"), tab("job", "A saved job")]}
        />
        {way === "job" ? (
          <SavedJobs inAccount={savedJobs} onStart={onStart} />
        ) : way === "advert" ? (
          <Form method="post" action="/tools/interview-questions" className="stack" noValidate>
            <AdvertFields
              typed={advert?.typed ?? { advert: "", address: "" }}
              errors={{ advert: advert?.problem }}
              hint="Read once to find the questions, and not stored."
            />
            <Button look="primary">Find questions</Button>
          </Form>
        ) : (
          <Form method="get" className="stack" onSubmit={onStart}>
            <InputField
              label="Job title"
              name="title"
              defaultValue={title}
              placeholder="Nurse"
              maxLength={120}
              required
            />
            <Button look="primary">{begin}</Button>
          </Form>
        )}
      </section>
      <aside className="well" aria-label="Example">
        {children}
      </aside>
    </div>
  );
}

function SavedJobs({
  inAccount,
  onStart,
}: {
  inAccount: readonly SavedJobOption[];
  onStart: (() => void) | undefined;
}) {
  const here = (useSavedJobs() ?? []).filter(({ id }) => !inAccount.some((one) => one.id === id));
  const jobs = [...inAccount, ...here];
  if (jobs.length === 0)
    return (
      <p>
        You have saved no job.{" "}
        <Link className="link" to="/jobs">
          Find one
        </Link>
        , or paste an advert.
      </p>
    );
  return (
    <ul className="question-jobs">
      {jobs.map(({ id, title, company }) => (
        <li key={id}>
          <Link to={`?job=${id}`} onClick={onStart}>
            <Tile name={company} />
            <span>
              <b>{title}</b>
              <span className="meta">{company}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
