import { Link } from "react-router";
import { jobTypes } from "../posting.ts";
import { jobTypeFilter } from "../search/filters/job-type.ts";
import type { LandingPage } from "./landing.ts";
import { landingSearch } from "./landing-search.ts";

/** Counts of the facts that the adverts state: work mode, type, degree, visa, shifts. Omits facts that none states. */
export function StatedCounts({ page }: { page: LandingPage }) {
  const { modes, types, degreeAsked, noDegree, visa, night, weekend } = page.facts;
  const counts = [
    [
      [modes.remote, "remote"],
      [modes.hybrid, "hybrid"],
      [modes["on-site"], "on site"],
    ] as const,
    jobTypes.map((type) => [types[type], jobTypeFilter.labels[type].toLowerCase()] as const),
    [
      [degreeAsked, degreeAsked === 1 ? "asks for a degree" : "ask for a degree"],
      [noDegree, noDegree === 1 ? "says that none is needed" : "say that none is needed"],
    ] as const,
    [
      [night, "at night"],
      [weekend, "at weekends"],
    ] as const,
    [[visa, visa === 1 ? "sponsors a visa" : "sponsor a visa"]] as const,
  ];
  const shown = counts
    .map((group) =>
      group.flatMap(([count, words]) => (count ? [`${count.toLocaleString("en-GB")} ${words}`] : [])),
    )
    .filter((group) => group.length > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="stated">
      <h2 id="stated">Seen in these adverts</h2>
      <p className="muted">Counted, not advised. The others do not say.</p>
      <ul className="landing-stated">
        {shown.map((group) => (
          <li key={group[0]}>{group.join(", ")}</li>
        ))}
      </ul>
      {modes.remote !== undefined && (
        <p className="landing-note">
          <Link className="link" to={landingSearch(page, { workModes: ["remote"] })}>
            Show those that are remote
          </Link>
        </p>
      )}
    </section>
  );
}
