import { Fragment } from "react";
import { Link } from "react-router";
import { Select } from "../../ui/select.tsx";
import { countMatches, matchSummary, type MatchCounts } from "../verdict/count-matches.ts";
import { requirementText } from "./requirement-text.ts";
import type { JobFit } from "./use-job-fit.ts";
import type { Requirement } from "../requirements/requirement.ts";
import type { Matched } from "../verdict/match-cv.ts";
import { fitWords, overallFit } from "../verdict/overall-fit.ts";
import { verdicts } from "../verdict/verdict.ts";

/** Maximum number of names listed; the others are counted. */
const maxNames = 4;

/**
 * How many requirements a CV meets, next to the job. Without a CV, a line with a link to the builder. The line keeps its
 * place, unseen, until the browser has looked for CVs.
 */
export function FitSummary({ cvs, chosen, choose, jobId }: JobFit & { jobId: string }) {
  if (!cvs || !chosen)
    return (
      <section className={cvs ? "fit-none" : "fit-none is-pending"} aria-label="Your CV for this job">
        <p className="meta">
          With a CV in the{" "}
          <Link className="link" to="/cv-builder">
            builder
          </Link>
          , this page shows how it fits.
        </p>
      </section>
    );
  const counts = countMatches(chosen.matches);
  const asked = chosen.matches;
  const met = asked.filter(({ verdict }) => verdict === "met");
  const shown = met.map(({ asked: one }) => requirementText(one));
  const missing = asked
    .filter(({ verdict }) => verdict === "missing")
    .map(({ asked: one }) => requirementText(one));
  return (
    <section className="well fit" aria-labelledby="fit-summary">
      <div className="between">
        <h2 id="fit-summary">How your CV fits</h2>
        <a className="link meta" href="#fit">
          Line by line
        </a>
      </div>
      {cvs.length > 1 && (
        <Select
          aria-label="CV to compare"
          value={chosen.id}
          onChange={(event) => choose(event.currentTarget.value)}
          options={cvs.map(({ id, title }) => [id, title])}
        />
      )}
      <p>
        <FitFigure matches={chosen.matches} />
      </p>
      <FitBar counts={counts} />
      <p className="meta">{matchSummary(counts)}</p>
      <Link className="link" to={`/cv-builder/tailor?cv=${encodeURIComponent(chosen.id)}&job=${jobId}`}>
        Tailor this CV
      </Link>
      <dl className="fit-lists">
        {/* The CV does not show what the person only said. */}
        <Names label={met.some(({ said }) => said) ? "You have" : "In your CV"} names={shown} kind="shown" />
        <Names label="Missing" names={missing} kind="missing" />
      </dl>
    </section>
  );
}

/** The fit in one word, and the count below it. */
export function FitFigure({ matches }: { matches: readonly Matched<Requirement>[] }) {
  const { met, asked } = countMatches(matches);
  return (
    <>
      <b className="fit-figure">{fitWords[overallFit(matches).level]}</b>{" "}
      <span className="muted">
        {met} of {asked} things asked for
      </span>
    </>
  );
}

function Names({
  label,
  names,
  kind,
}: {
  label: string;
  names: readonly string[];
  kind: "shown" | "missing";
}) {
  if (names.length === 0) return null;
  const more = names.length - maxNames;
  return (
    <div>
      <dt className="meta">{label}</dt>
      <dd>
        {names.slice(0, maxNames).map((name) => (
          <Fragment key={name}>
            <span className={`fit-${kind}`}>{name}</span>{" "}
          </Fragment>
        ))}
        {more > 0 && <span className="meta">and {more} more</span>}
      </dd>
    </div>
  );
}

/** One mark for each requirement. The figure above says the same in words. */
export function FitBar({ counts }: { counts: MatchCounts }) {
  const marks = verdicts.flatMap((verdict) =>
    Array.from({ length: counts[verdict] }, (_, at) => ({ verdict, key: `${verdict}${at}` })),
  );
  return (
    <div className="fit-bar" aria-hidden="true">
      {marks.map(({ verdict, key }) => (
        <i key={key} data-verdict={verdict} />
      ))}
    </div>
  );
}
