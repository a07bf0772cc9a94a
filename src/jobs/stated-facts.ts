import type { PostingFacts } from "./jobs-tables.ts";
import type { Evidence, FactName } from "./posting.ts";

/** Facts that the page of a job shows besides those of its row, each null when no advert states it. */
export type StatedFacts = Pick<PostingFacts, "years" | "degree" | "visa" | "shift"> & {
  /** The words that each fact was read from. A fact may lack them if it was stored by an older version. */
  evidence: Partial<Record<FactName, Evidence>>;
};

const names: readonly FactName[] = [
  "pay",
  "type",
  "level",
  "workMode",
  "years",
  "degree",
  "visa",
  "shift",
  "language",
];

/**
 * Returns each fact with the words of the posting that it comes from: the first that states it, as in the job's row.
 *
 * @param postings the lead first.
 */
export function statedFacts(postings: readonly { facts: PostingFacts }[]): StatedFacts {
  const holder = (name: FactName): PostingFacts | undefined =>
    postings.find(({ facts }) => (facts[name] ?? null) !== null)?.facts;
  const evidence = names.flatMap((name) => {
    const words = holder(name)?.evidence?.[name];
    return words ? [[name, words]] : [];
  });
  return {
    years: holder("years")?.years ?? null,
    degree: holder("degree")?.degree ?? null,
    visa: holder("visa")?.visa ?? null,
    shift: holder("shift")?.shift ?? null,
    evidence: Object.fromEntries(evidence),
  };
}
