import { EyeOff } from "lucide-react";
import { Form, useLocation } from "react-router";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { JobSummary } from "../job-summary.ts";
import { marksFormId, useJobMarks } from "./job-marks.tsx";

type HideProps = { job: Pick<JobSummary, "id" | "title" | "company" | "companyPath"> };

const quiet = buttonClass({ look: "quiet", size: "sm" });

/** Hide a job or its company from lists. A visitor can hide the company, in this browser. */
export function HideButtons({ job }: HideProps) {
  const marks = useJobMarks();
  if (!marks) return job.companyPath && <HideForVisitor job={job} />;
  return (
    <p className="cluster hide-job">
      <Icon of={EyeOff} size="sm" />
      {marks.hidden.includes(job.id) ? (
        <span className="meta">Hidden from your lists.</span>
      ) : (
        <HideChoices job={job} className={quiet} />
      )}
    </p>
  );
}

function HideForVisitor({ job }: HideProps) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action="/hidden" className="cluster hide-job">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <Icon of={EyeOff} size="sm" />
      <button className={quiet} name="hide-company" value={job.id}>
        Hide jobs of {job.company}
      </button>
    </Form>
  );
}

/** The same in a row of a list: a menu. */
export function HideMenu({ job }: HideProps) {
  const marks = useJobMarks();
  if (!marks || marks.hidden.includes(job.id)) return null;
  return (
    <Menu
      button={<Icon of={EyeOff} size="sm" />}
      buttonLabel={`Hide: ${job.title} at ${job.company}`}
      buttonClassName={`${quiet} btn-icon`}
    >
      <HideChoices job={job} />
    </Menu>
  );
}

function HideChoices({ job, className }: HideProps & { className?: string }) {
  const choice = (name: string, label: string, of: string) => (
    <button
      className={className}
      form={marksFormId}
      formAction="/hidden"
      name={name}
      value={job.id}
      aria-label={`${label}: ${of}`}
    >
      {label}
    </button>
  );
  return (
    <>
      {choice("hide-job", "Hide this job", job.title)}
      {job.companyPath && choice("hide-company", "Hide the company", job.company)}
    </>
  );
}
