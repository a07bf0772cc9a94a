import areasOfWork from "../../../../data/jobs/areas-of-work.json" with { type: "json" };

/** Areas of work. As a skill, nearly every advert has one of them: an accountant with "sales" is no sales job. */
const areas: ReadonlySet<string> = new Set(areasOfWork);

/** Checks whether words name an area of work, which is looked for in titles. */
export function isAreaOfWork(words: string): boolean {
  return areas.has(words);
}
