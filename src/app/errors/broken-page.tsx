import { RotateCw } from "lucide-react";
import { Link, useLocation } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";

type BrokenPageProps = {
  title: string;
  requestId: string | null;
  /** Text that says what happened and what to do, in place of the default. */
  words?: string | undefined;
  /** True for an error of the site, false for a refused request. */
  ours: boolean;
};

/** The page for 500 and refused requests: who is at fault, what to do, and the request id for the log. */
export function BrokenPage({ title, words, requestId, ours }: BrokenPageProps) {
  const { pathname, search } = useLocation();
  const report = `/contact?${new URLSearchParams({ topic: "issue", ...(requestId ? { reference: requestId } : {}) })}`;
  return (
    <div className="page">
      <section className="lost">
        <div>
          <h1>{title}</h1>
          <p className="lead">
            {words ??
              (ours
                ? "You did nothing wrong, and nothing you saved is lost. This may pass in a moment: try the page again."
                : "Go back and try again. If it still fails, tell us what you were doing.")}
          </p>
          <div className="cluster">
            <ButtonLink look="primary" size="lg" to={pathname + search} reloadDocument>
              <Icon of={RotateCw} />
              Try again
            </ButtonLink>
            <ButtonLink size="lg" to="/">
              Return to Home
            </ButtonLink>
          </div>
          <p className="lost-hint muted">
            Still broken?{" "}
            <Link className="link" to={report}>
              Report an issue
            </Link>
            {requestId && (
              <>
                {" "}
                and mention the request <code>{requestId}</code>
              </>
            )}
            .
          </p>
        </div>
        <BrokenLedge />
      </section>
    </div>
  );
}

/** A drawing: a ledge has collapsed, and the dot is on the one below. */
function BrokenLedge() {
  return (
    <svg className="art" viewBox="0 0 480 260" width="480" height="260" aria-hidden="true">
      <rect className="done" x="0" y="236" width="130" height="10" rx="4" />
      <circle className="here" cx="98" cy="219" r="17" />
      <path
        className="broken"
        d="M96 178h48l-7 10h-41a4 4 0 0 1-4-4v-2a4 4 0 0 1 4-4zM156 186l62 20-3 9-66-20z"
      />
      <rect className="later" x="188" y="120" width="130" height="10" rx="4" />
      <rect className="later" x="268" y="62" width="130" height="10" rx="4" />
      <rect className="later" x="350" y="6" width="130" height="10" rx="4" />
    </svg>
  );
}
