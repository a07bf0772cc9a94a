import { citations } from "../citations.ts";
import type { Post } from "../cv-contents.ts";
import { datedMonths, type DatedMonths } from "../read-months.ts";
import type { FindingPlace, JudgedCv, RuleScore, ScoreRule } from "../score-rule.ts";

type Dated = { job: Post; months: DatedMonths };

const startOf = ({ pointer, role, employer }: Post): FindingPlace => ({
  pointer: `${pointer}/startDate`,
  quote: role || employer,
});

/**
 * Judges the dates of jobs together. A job without dates that can be read counts as a fault of each rule, but only the
 * rule "dates" reports it: so a date that is filled in never lowers the score.
 */
const byDates = (faultsOf: (dated: Dated[]) => Post[]) => {
  return ({ contents: { jobs } }: JudgedCv): RuleScore | null => {
    if (jobs.length === 0) return null;
    const dated = jobs.flatMap((job) => {
      const months = datedMonths(job.months);
      return months ? [{ job, months }] : [];
    });
    const faults = faultsOf(dated);
    return {
      share: Math.max(0, 1 - (faults.length + jobs.length - dated.length) / jobs.length),
      places: faults.map(startOf),
    };
  };
};

const year = 12;
const byStart = (dated: readonly Dated[]): Dated[] =>
  dated.toSorted((one, other) => one.months.first - other.months.first);

/** The jobs that begin more than a year after all earlier ones ended. */
function afterGaps(dated: readonly Dated[]): Post[] {
  let last: number | null = null;
  return byStart(dated).flatMap(({ job, months }) => {
    const isAfterGap = last !== null && months.first - last > year;
    last = Math.max(last ?? months.last, months.last);
    return isAfterGap ? [job] : [];
  });
}

/** Returns the jobs that overlap others: all that are not in the longest list without overlaps. Jobs may share a month. */
function overlapping(dated: readonly Dated[]): Post[] {
  let last = Number.MIN_SAFE_INTEGER;
  return dated
    .toSorted((one, other) => one.months.last - other.months.last || other.months.first - one.months.first)
    .flatMap(({ job, months }) => {
      if (months.first < last) return [job];
      last = months.last;
      return [];
    });
}

/** The jobs that begin later than the one above them. */
function outOfOrder(dated: readonly Dated[]): Post[] {
  return dated.flatMap(({ job, months }, index) => {
    const above = dated[index - 1];
    return above && months.first > above.months.first ? [job] : [];
  });
}

/** When the person worked where. */
export const dateRules: readonly ScoreRule[] = [
  {
    id: "dates",
    level: "major",
    part: "sections",
    weight: 6,
    title: "A job has no dates that can be read",
    detail: "Use MM/YYYY, for example 03/2021, and Present where it goes on.",
    citation: citations.greenhouse,
    after: "experience",
    judge: ({ contents: { jobs } }) => {
      if (jobs.length === 0) return null;
      const undated = jobs.filter(({ months }) => datedMonths(months) === null);
      return {
        share: 1 - undated.length / jobs.length,
        places: undated.map((job) => ({
          ...startOf(job),
          pointer: `${job.pointer}/${job.months.first === null ? "startDate" : "endDate"}`,
        })),
      };
    },
  },
  {
    id: "months",
    level: "suggested",
    part: "sections",
    weight: 2,
    title: "Years without months",
    detail: "“2019 – 2020” can mean two months or two years. Add the months.",
    citation: citations.nationalCareers,
    after: "experience",
    judge: byDates((dated) => dated.filter(({ job }) => !job.months.hasMonths).map(({ job }) => job)),
  },
  {
    id: "end-after-start",
    level: "major",
    part: "sections",
    weight: 2,
    title: "A job ends before it begins",
    detail: "One of the two dates is wrong. Software then often drops both.",
    citation: citations.textkernel,
    after: "experience",
    judge: byDates((dated) => dated.filter(({ months }) => months.last < months.first).map(({ job }) => job)),
  },
  {
    id: "newest-first",
    level: "suggested",
    part: "sections",
    weight: 2,
    title: "The newest job is not first",
    detail: "Readers and software expect the newest at the top and then go back in time.",
    citation: citations.nationalCareers,
    after: "experience",
    judge: byDates(outOfOrder),
  },
  {
    id: "gaps",
    level: "suggested",
    part: "sections",
    weight: 2,
    title: "More than a year without an entry",
    detail: "Say what you did in that time: study, care for others, travel, illness. A line is enough.",
    citation: citations.nationalCareers,
    after: "experience",
    judge: byDates(afterGaps),
  },
  {
    id: "overlaps",
    level: "suggested",
    part: "sections",
    weight: 1,
    title: "Two jobs at the same time",
    detail: "Check the dates. If they are right, say which of the two is part-time.",
    citation: citations.textkernel,
    after: "experience",
    judge: byDates(overlapping),
  },
];
