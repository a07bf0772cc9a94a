import { Since } from "../../ui/since.tsx";
import { dateWords } from "../../ui/time-words.ts";
import type { JobDetail } from "../job-detail.ts";
import { experienceLevelFilter } from "../search/filters/experience-level.ts";
import { workModeFilter } from "../search/filters/work-mode.ts";
import { Stated } from "./evidence.tsx";
import { JobFacts, type JobFact } from "./job-facts.tsx";
import { degreeWords, shiftWords, visaWords, yearsWords } from "./requirement-words.ts";
import { TypeBadge } from "./type-badge.tsx";

/** The facts of a job in short. Each shows the words of the advert that it was read from. */
export function JobGlance({ job, now }: { job: JobDetail; now: Date }) {
  const { evidence, years, degree, visa, shift } = job.stated;
  const type = job.type ? <TypeBadge type={job.type} /> : job.rawType;
  const level = job.level ? experienceLevelFilter.labels[job.level] : job.rawLevel;
  const stated = (name: keyof typeof evidence, words: JobFact[1]) =>
    words && <Stated evidence={evidence[name]}>{words}</Stated>;
  return (
    <JobFacts
      facts={[
        ["Type", stated("type", type)],
        ["Level", stated("level", level)],
        ["Place", job.location],
        [workModeFilter.label, stated("workMode", job.workMode && workModeFilter.labels[job.workMode])],
        ["Experience", stated("years", years == null ? null : yearsWords(years))],
        ["Degree", stated("degree", degree && degreeWords[degree])],
        ["Visa", stated("visa", visa == null ? null : visaWords(visa))],
        ["Shift", stated("shift", shift && shiftWords[shift])],
        ["Department", job.department],
        ["Posted", job.postedAt ? <Since moment={job.postedAt} now={now} /> : "Date unknown"],
        ["First seen", <Since key="first" moment={job.firstSeenAt} now={now} />],
        ["Last checked", <Since key="last" moment={job.lastCheckedAt} now={now} />],
        ["Closes", job.closesAt && dateWords(job.closesAt, now)],
      ]}
    />
  );
}
