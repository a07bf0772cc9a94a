import { Since } from "../../ui/since.tsx";
import type { LiveAdvert } from "./live-adverts.ts";
import type { LiveService } from "./live-search.server.ts";
import "./live-list.css";

type LiveListProps = {
  service: Pick<LiveService, "label" | "credit" | "logo">;
  adverts: readonly LiveAdvert[];
  now: Date;
};

/** The adverts of another service. Each leads to the page of the service and has the attribution that it asks for. */
export function LiveList({ service, adverts, now }: LiveListProps) {
  const { label, credit, logo } = service;
  return (
    <section aria-labelledby="found" className="stack space-above">
      <h2 id="found" tabIndex={-1} ref={focus}>
        {adverts.length === 0 ? `${label} found nothing` : `${adverts.length} from ${label}`}
      </h2>
      <p className="muted">
        {adverts.length === 0
          ? "Try fewer words or a wider place."
          : `Not checked by us: they may be old, or in our search, too. Each opens on ${label}.`}
      </p>
      <ul className="live-list">
        {adverts.map(({ title, company, place, pay, postedAt, url }) => (
          <li key={url}>
            <h3>
              <a className="link" href={url} rel="noopener" referrerPolicy="origin">
                {title}
              </a>
            </h3>
            <p>{[company, place, pay].filter((fact) => fact !== "").join("\u00a0· ")}</p>
            <p className="meta cluster">
              {postedAt && (
                <span>
                  Posted <Since moment={postedAt} now={now} />
                </span>
              )}
              {logo && <LogoCredit label={label} home={new URL(url).origin} logo={logo} />}
            </p>
          </li>
        ))}
      </ul>
      {adverts.length > 0 && !logo && (
        <p className="meta">
          <a className="link" href={credit.url} rel="noopener">
            {credit.text}
          </a>
        </p>
      )}
    </section>
  );
}

/** The list is new with every answer, so the focus moves to it. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** "Jobs by" and the logo, in the form that Adzuna asks for with each advert: https://developer.adzuna.com/docs/terms_of_service */
function LogoCredit({ label, home, logo }: { label: string; home: string; logo: string }) {
  return (
    <span className="live-credit">
      <a className="link" href={home} rel="noopener">
        Jobs
      </a>{" "}
      by{" "}
      <a href={home} rel="noopener">
        <img src={logo} alt={label} height={23} />
      </a>
    </span>
  );
}
