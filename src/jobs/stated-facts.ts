import type { PostingFacts } from "./jobs-tables.ts";
import { completeQuote } from "./complete-quote.ts";
import type { Evidence, FactName } from "./posting.ts";

/** Facts that the page of a job shows besides those of its row, each null when no advert states it. */
export type StatedFacts = Pick<PostingFacts, "years" | "degree" | "visa" | "shift" | "arrangements"> & {
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
export function statedFacts(
  postings: readonly { facts: PostingFacts; description_text: string }[],
): StatedFacts {
  const holder = (name: FactName) => postings.find(({ facts }) => (facts[name] ?? null) !== null);
  const evidence = names.flatMap((name) => {
    const posting = holder(name);
    const words = posting?.facts.evidence?.[name];
    return words ? [[name, completeQuote(words, posting.description_text)]] : [];
  });
  const lister = postings.find(({ facts }) => facts.arrangements?.length);
  return {
    years: holder("years")?.facts.years ?? null,
    degree: holder("degree")?.facts.degree ?? null,
    visa: holder("visa")?.facts.visa ?? null,
    shift: holder("shift")?.facts.shift ?? null,
    arrangements: (lister?.facts.arrangements ?? []).map((one) => ({
      ...one,
      evidence: completeQuote(one.evidence, lister?.description_text ?? ""),
    })),
    evidence: Object.fromEntries(evidence),
  };
}
