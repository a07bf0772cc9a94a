import { Since } from "../../ui/since.tsx";
import { formatDay } from "../../ui/format-time.ts";
import { hasClosed } from "../closing-date.ts";
import type { JobDetail } from "../job-detail.ts";
import { arrangementLabels, arrangementsFilter } from "../search/filters/arrangements.ts";
import { experienceLevelFilter } from "../search/filters/experience-level.ts";
import { workModeFilter } from "../search/filters/work-mode.ts";
import { StatedFact } from "./evidence.tsx";
import { TypeBadges } from "./type-badges.tsx";
import type { Degree, Shift } from "../posting.ts";
import type { StatedFacts } from "../stated-facts.ts";
import type { ReactNode } from "react";

/** A name, and a value or nothing. */
type JobFact = [name: string, value: ReactNode];

const degreeLabels: Readonly<Record<Degree, string>> = {
  none: "None needed",
  vocational: "Vocational training",
  bachelor: "Bachelor’s degree",
  master: "Master’s degree",
  doctorate: "Doctorate",
};

const shiftLabels: Readonly<Record<Shift, string>> = {
  day: "Days",
  evening: "Evenings",
  night: "Nights",
  weekend: "Weekends",
  rotating: "Rotating shifts",
};

/** The facts of a job in short. Each shows the words of the advert that it was read from. */
export function JobGlance({ job, now }: { job: JobDetail; now: Date }) {
  const { evidence, years, degree, visa, shift, arrangements = [] } = job.stated;
  const type = job.types.length > 0 ? <TypeBadges types={job.types} /> : job.rawType;
  const level = job.level ? experienceLevelFilter.labels[job.level] : job.rawLevel;
  const stated = (name: keyof typeof evidence, words: JobFact[1]) =>
    words && <StatedFact evidence={evidence[name]}>{words}</StatedFact>;
  return (
    <JobFacts
      facts={[
        ["Type", stated("type", type)],
        ["Level", stated("level", level)],
        ["Place", job.location],
        [workModeFilter.label, stated("workMode", job.workMode && workModeFilter.labels[job.workMode])],
        ["Experience", stated("years", years == null ? null : yearsText(years))],
        ["Degree", stated("degree", degree && degreeLabels[degree])],
        ["Visa", stated("visa", visa == null ? null : visaText(visa))],
        ["Shift", stated("shift", shift && shiftLabels[shift])],
        [
          arrangementsFilter.label,
          arrangements.length > 0 && (
            <ul className="cluster" key="more">
              {arrangements.map(({ value, evidence: words }) => (
                <li key={value}>
                  <StatedFact evidence={words}>{arrangementLabels[value]}</StatedFact>
                </li>
              ))}
            </ul>
          ),
        ],
        ["Department", job.department],
        ["Posted", job.postedAt ? <Since moment={job.postedAt} now={now} /> : "Date unknown"],
        ["First seen", <Since key="first" moment={job.firstSeenAt} now={now} />],
        ["Last checked", <Since key="last" moment={job.lastCheckedAt} now={now} />],
        [hasClosed(job, now) ? "Closed" : "Closes", job.closesAt && formatDay(job.closesAt, now)],
      ]}
    />
  );
}

/** "3 years or more", "None needed". */
function yearsText(years: number): string {
  if (years === 0) return "None needed";
  return `${years} ${years === 1 ? "year" : "years"} or more`;
}

function visaText(visa: NonNullable<StatedFacts["visa"]>): string {
  return visa ? "Sponsored" : "Not sponsored";
}

/** Facts as pairs of name and value. Facts without a value are omitted. */
export function JobFacts({ facts }: { facts: JobFact[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value != null && value !== "" && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
