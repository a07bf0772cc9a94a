import { RotateCw } from "lucide-react";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";

export type BusyReason = "busy" | "too-slow" | "unavailable";

/** The body of a 503 answer. */
export type BusyAnswer = {
  reason: BusyReason;
  /** Seconds until another attempt makes sense. */
  seconds: number;
  /** The search in words. Null if the page is not a search. */
  search: string | null;
};

type BusyPageProps = BusyAnswer & {
  /** The address to retry, with its parameters. */
  href: string;
};

const titles: Record<BusyReason, string> = {
  busy: "Many people are searching right now",
  "too-slow": "This search took too long",
  unavailable: "The database does not answer",
};

/**
 * The page of a 503 answer. It uses plain links and no hooks, so that the server can also send it as a bare document,
 * which is cheap when many searches are refused.
 */
export default function BusyPage({ reason, seconds, href, search }: BusyPageProps) {
  return (
    <div className="page">
      <div className="busy">
        <section aria-labelledby="busy-title">
          <h1 id="busy-title" className="h-page">
            {titles[reason]}
          </h1>
          <p className="lead">
            <Lead reason={reason} seconds={seconds} />
          </p>
          {search !== null && (
            <dl className="kept">
              <dt>Your search is kept</dt>
              <dd>{search}</dd>
            </dl>
          )}
          <div className="cluster">
            <a className={buttonClass({ look: "primary", size: "lg" })} href={href}>
              <Icon of={RotateCw} />
              {search === null ? "Try again" : "Search again"}
            </a>
            <a className={buttonClass({ size: "lg" })} href="/">
              Return to Home
            </a>
          </div>
        </section>
        <section className="meanwhile" aria-labelledby="busy-meanwhile">
          <h2 id="busy-meanwhile">What still works</h2>
          <ul>
            <li>
              <a className="link" href="/saved">
                Saved jobs
              </a>
              <p>Stored in this browser</p>
            </li>
            <li>
              <a className="link" href="/cv-builder">
                CV Builder
              </a>
              <p>Runs on your own device and saves as you type</p>
            </li>
          </ul>
          <p className="meta">
            503, Retry-After: {seconds}. {reason !== "unavailable" && "Nothing is broken. "}
            <a className="link" href="/status">
              Status
            </a>
          </p>
        </section>
      </div>
    </div>
  );
}

function Lead({ reason, seconds }: Pick<BusyPageProps, "reason" | "seconds">) {
  const again = <b>Try again in about {seconds} seconds</b>;
  if (reason === "busy") {
    return (
      <>
        Your search was not run, so that saving and signing in stay fast for everyone. {again}; most searches
        then take under a second.
      </>
    );
  }
  if (reason === "too-slow") {
    return (
      <>
        We stopped it so that others do not have to wait. {again}, or search for fewer words or a smaller
        area.
      </>
    );
  }
  return (
    <>
      You did nothing wrong, and nothing you saved is lost. {again}; the site checks for the database every
      few seconds.
    </>
  );
}
