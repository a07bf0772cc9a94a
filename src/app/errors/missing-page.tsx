import { Search } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";

/**
 * The page for 404.
 *
 * @param nearest the address that was probably meant
 */
export default function MissingPage({ nearest }: { nearest: string | null }) {
  const { pathname } = useLocation();
  useEffect(() => {
    // oxlint-disable-next-line no-console -- required: operators watch for missing paths here
    console.error("404: no page at", pathname);
  }, [pathname]);
  return (
    <div className="page">
      <section className="lost">
        <div>
          <h1>Oops! Page not found</h1>
          <p className="lead">
            There is no page at <code>{pathname}</code>. Check the address for a typing mistake. The page may
            also have moved.
          </p>
          <div className="cluster">
            <ButtonLink look="primary" size="lg" to="/">
              Return to Home
            </ButtonLink>
            <ButtonLink size="lg" to="/jobs">
              <Icon of={Search} />
              Search Jobs
            </ButtonLink>
          </div>
          {nearest && (
            <p className="lost-hint muted">
              Did you mean{" "}
              <Link className="link" to={nearest}>
                {nearest}
              </Link>
              ?
            </p>
          )}
        </div>
        <MissingLedge />
      </section>
    </div>
  );
}

/** A drawing: rising steps, of which the third is missing. */
function MissingLedge() {
  return (
    <svg className="art" viewBox="0 0 480 260" width="480" height="260" aria-hidden="true">
      <rect className="done" x="0" y="236" width="130" height="10" rx="4" />
      <rect className="done" x="86" y="178" width="130" height="10" rx="4" />
      <circle className="here" cx="190" cy="161" r="17" />
      <rect className="missing" x="188" y="121" width="126" height="8" rx="4" />
      <rect className="later" x="268" y="62" width="130" height="10" rx="4" />
      <rect className="later" x="350" y="6" width="130" height="10" rx="4" />
    </svg>
  );
}
