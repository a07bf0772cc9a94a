import { Form, Link } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";

type HiddenPageProps = {
  jobs: readonly { id: number; title: string; company: string }[];
  companies: readonly { slug: string; company: string }[];
};

/** Everything that a person has hidden, each with a button that shows it again. */
export function HiddenPage({ jobs, companies }: HiddenPageProps) {
  return (
    <div className="read">
      <header className="page-head">
        <h1>Hidden jobs</h1>
        <p className="lead">They are left out of your lists and alerts. Other people see them.</p>
      </header>
      {jobs.length === 0 && companies.length === 0 && (
        <Empty
          title="Nothing hidden"
          actions={
            <ButtonLink look="primary" to="/jobs">
              Search Jobs
            </ButtonLink>
          }
        >
          Choose Hide this job in a list or at the end of a listing, and you find it here.
        </Empty>
      )}
      {companies.length > 0 && (
        <section aria-labelledby="companies">
          <h2 id="companies">Companies</h2>
          <ul className="hidden-list">
            {companies.map(({ slug, company }) => (
              <li key={slug}>
                <p>
                  <Link className="link" to={`/companies/${encodeURIComponent(slug)}`}>
                    {company}
                  </Link>
                </p>
                <ShowAgain name="show-company" value={slug} of={company} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {jobs.length > 0 && (
        <section aria-labelledby="jobs">
          <h2 id="jobs">Jobs</h2>
          <ul className="hidden-list">
            {jobs.map(({ id, title, company }) => (
              <li key={id}>
                <p>
                  <Link className="link" to={`/jobs/${id}`}>
                    {title}
                  </Link>{" "}
                  <span className="muted">{company}</span>
                </p>
                <ShowAgain name="show-job" value={String(id)} of={`${title} at ${company}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ShowAgain({ name, value, of }: { name: string; value: string; of: string }) {
  return (
    <Form method="post">
      <Button type="submit" size="sm" name={name} value={value} aria-label={`Show again: ${of}`}>
        Show again
      </Button>
    </Form>
  );
}
