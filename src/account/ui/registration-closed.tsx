import { Link } from "react-router";
import { authAddress } from "./auth-tabs.tsx";
import { NoMailNote } from "./no-mail-note.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";

/** Replaces the form on a site that cannot confirm addresses. */
export function RegistrationClosed({ returnUrl }: { returnUrl: string }) {
  return (
    <NoMailNote title="Registration is closed">
      <p>
        New accounts are confirmed by mail, and this site has no mail server yet. People who already have an
        account can{" "}
        <Link className="link" to={authAddress("login", returnUrl)}>
          sign in
        </Link>
        .
      </p>
      <p className="meta">
        Do you run this site? Set <code>SMTP_URL</code> and restart it to open registration.
      </p>
    </NoMailNote>
  );
}

/** @param jobs the number of jobs in the index */
export function WorksWithoutAccount({ jobs }: { jobs: number }) {
  const works = [
    {
      what: `Search ${jobs.toLocaleString("en-GB")} ${jobs === 1 ? "job" : "jobs"}`,
      how: "Save them in this browser, no account needed.",
      to: "/jobs",
      label: "Find Jobs",
    },
    {
      what: "Build a CV",
      how: "It is saved in this browser, and in an account only when you have one.",
      to: "/cv-builder",
      label: "CV Builder",
    },
  ];
  return (
    <section className="no-mail-aside" aria-labelledby="works">
      <h2 id="works">Everything else works without an account</h2>
      <ul>
        {works.map(({ what, how, to, label }) => (
          <li key={to}>
            <b>{what}</b>
            <p>{how}</p>
            <ButtonLink look="secondary" size="sm" to={to}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
