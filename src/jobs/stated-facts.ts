import type { PostingFacts } from "./jobs-tables.ts";
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

/** The most characters added to a word that a quotation cuts. Scripts without spaces have no ends of words nearby. */
const mostAdded = 30;

/**
 * Completes the words at which a quotation of the description begins and ends. "…" says that the sentence has more.
 *
 * @example "mployment Type: Permanent Duty Stat" // "… Employment Type: Permanent Duty Station …"
 */
export function completeQuote(evidence: Evidence, description: string): Evidence {
  if (evidence.from !== "description") return evidence;
  const { start, end, text } = evidence;
  if (description.slice(start, end) !== text) return evidence;
  const ahead = description.slice(0, start);
  const behind = description.slice(end);
  const first = /^[\p{L}\p{N}]/u.test(text) ? lengthOf(/[\p{L}\p{M}\p{N}]+$/u, ahead.slice(-mostAdded)) : 0;
  const last = /[\p{L}\p{N}]$/u.test(text) ? lengthOf(/^[\p{L}\p{M}\p{N}]+/u, behind.slice(0, mostAdded)) : 0;
  const hasMoreAhead = /[^\s.;!?|•][ \t]*$/u.test(ahead.slice(0, start - first));
  const hasMoreBehind = !/[.!?]$/.test(text) && /^[ \t]*[^\s.;!?|•]/u.test(behind.slice(last));
  const whole = description.slice(start - first, end + last);
  return {
    ...evidence,
    start: start - first,
    end: end + last,
    text: `${hasMoreAhead ? "… " : ""}${whole}${hasMoreBehind ? " …" : ""}`,
  };
}

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}
