import { citations } from "../citations.ts";
import type { CvContents, Post } from "../cv-contents.ts";
import { datedMonths, readMonths, type DatedMonths } from "../read-months.ts";
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
const byDates = (faultsOf: (dated: Dated[], contents: CvContents) => Post[]) => {
  return ({ contents }: JudgedCv): RuleScore | null => {
    const { jobs } = contents;
    if (jobs.length === 0) return null;
    const dated = jobs.flatMap((job) => {
      const months = datedMonths(job.months);
      return months ? [{ job, months }] : [];
    });
    const faults = faultsOf(dated, contents);
    return {
      share: Math.max(0, 1 - (faults.length + jobs.length - dated.length) / jobs.length),
      places: faults.map(startOf),
    };
  };
};

const year = 12;
/** A course of study without a start is assumed to have lasted at most this long. */
const longestStudy = 5 * year;

/** The periods of everything else that has dates: study, voluntary work, projects. Null if a study has none. */
function otherPeriods({ document, posts }: CvContents): DatedMonths[] | null {
  const studies = document.sections.education
    .filter((row) => row.institution.trim() + row.degree.trim() + row.field.trim() !== "")
    .map(({ startDate, endDate }) => {
      const months = datedMonths(readMonths(startDate, endDate));
      return months && startDate.trim() === "" ? { ...months, first: months.first - longestStudy } : months;
    });
  if (studies.includes(null)) return null;
  const others = posts.filter(({ kind }) => kind !== "experience").map(({ months }) => datedMonths(months));
  return [...studies, ...others].filter((months) => months !== null);
}

/** The jobs that begin more than a year after everything earlier ended. The time before the first job is no gap. */
function afterGaps(dated: readonly Dated[], contents: CvContents): Post[] {
  const others = otherPeriods(contents);
  if (others === null) return [];
  const all = [...dated, ...others.map((months) => ({ job: null, months }))].toSorted(
    (one, other) => one.months.first - other.months.first,
  );
  let last = Number.MIN_SAFE_INTEGER;
  let hasWorked = false;
  return all.flatMap(({ job, months }) => {
    const isAfterGap = hasWorked && months.first - last - 1 > year;
    last = Math.max(last, months.last);
    if (job === null) return [];
    hasWorked = true;
    return isAfterGap ? [job] : [];
  });
}

/** Work that people do in addition to another job. */
const besides =
  /part[- ]?time|freelance|self[- ]employed|volunt|casual|zero[- ]hours|weekend|seasonal|intern(?:ship)?\b|trainee|student|trustee|advis|board|governor|consult|contract|founder|teilzeit|minijob|nebenberuf|ehrenamt|praktik|werkstudent|selbst[äa]ndig|temps partiel|stage|stagiaire|b[ée]n[ée]vol|medio tiempo|tiempo parcial|becari|aut[óo]nom|tirocin|est[áa]gi/i;

/**
 * Returns the jobs that surely overlap others: all that are not in the longest list without overlaps. Jobs may share a
 * month, and two posts of one employer are one time.
 */
function overlapping(dated: readonly Dated[]): Post[] {
  let above: { employer: string; last: number } = { employer: "", last: Number.MIN_SAFE_INTEGER };
  return dated
    .flatMap(({ job }) => {
      const { surely } = job.months;
      return surely && !besides.test(`${job.role} ${job.employer}`) ? [{ job, surely }] : [];
    })
    .toSorted((one, other) => one.surely.last - other.surely.last || other.surely.first - one.surely.first)
    .flatMap(({ job, surely }) => {
      const isSameEmployer = job.employer !== "" && job.employer === above.employer;
      if (surely.first < above.last && !isSameEmployer) return [job];
      above = { employer: job.employer, last: surely.last };
      return [];
    });
}

/** The jobs that surely begin and end later than the one above them. */
function outOfOrder(dated: readonly Dated[]): Post[] {
  return dated.flatMap(({ job, months }, index) => {
    const above = dated[index - 1];
    const [own, other] = [job.months.surely, above?.job.months.surely];
    const isLater =
      above &&
      months.first > (other?.first ?? above.months.first) &&
      (own?.last ?? months.last) > above.months.last;
    return isLater ? [job] : [];
  });
}

const duration = (months: number): string => {
  const [count, unit] =
    months < 12 || (months < 24 && months % 12 > 0) ? [months, "month"] : [Math.round(months / 12), "year"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
};

/** Says how short and how long the period of a job without months may have been. */
function withoutMonths({ period, months: { first, last, isOngoing, surely } }: Post): string {
  if (first === null || last === null || isOngoing)
    return `“${period}” leaves open when in that year you began. Add the months.`;
  const shortest = surely ? surely.last - surely.first + 1 : 1;
  return `“${period}” can mean ${duration(shortest)} or ${duration(last - first + 1)}. Add the months.`;
}

/** Rules about the dates of jobs and studies. */
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
        places: undated
          .filter((job) => job !== jobs[0])
          .map((job) => ({
            ...startOf(job),
            pointer: `${job.pointer}/${job.months.first === null ? "startDate" : "endDate"}`,
          })),
      };
    },
  },
  {
    id: "newest-dates",
    level: "missing",
    part: "sections",
    weight: 1,
    title: "The newest job has no dates",
    detail: "Readers look for them first. Write when it began, and Present if it goes on.",
    citation: citations.greenhouse,
    after: "experience",
    isEssential: true,
    judge: ({ contents: { jobs } }) => {
      const [newest] = jobs;
      if (!newest) return null;
      const isDated = datedMonths(newest.months) !== null;
      return { share: isDated ? 1 : 0, places: isDated ? [] : [startOf(newest)] };
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
    judge: (cv) => {
      const judgement = byDates((dated) =>
        dated.filter(({ job }) => !job.months.hasMonths).map(({ job }) => job),
      )(cv);
      const example = cv.contents.jobs.find(({ pointer }) =>
        judgement?.places[0]?.pointer.startsWith(`${pointer}/`),
      );
      return judgement && { ...judgement, ...(example && { detail: withoutMonths(example) }) };
    },
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
