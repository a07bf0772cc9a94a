import type { Requirement } from "../requirements/requirement.ts";
import type { Matched } from "./match-cv.ts";
import { verdicts, type Verdict } from "./verdict.ts";

export type MatchCounts = Record<Verdict, number> & {
  /** Everything that the advert asks for. */
  asked: number;
  required: { met: number; of: number };
  preferred: { met: number; of: number };
  mentioned: { met: number; of: number };
};

/** Counts the verdicts. */
export function countMatches(counted: readonly Matched<Requirement>[]): MatchCounts {
  const of = (importance: Requirement["importance"]) => {
    const some = counted.filter(({ asked }) => asked.importance === importance);
    return { met: some.filter(({ verdict }) => verdict === "met").length, of: some.length };
  };
  const byVerdict = verdicts.map((one) => [one, counted.filter(({ verdict }) => verdict === one).length]);
  return {
    ...(Object.fromEntries(byVerdict) as Record<Verdict, number>),
    asked: counted.length,
    required: of("required"),
    preferred: of("preferred"),
    mentioned: of("mentioned"),
  };
}

/** The sentence below the figure: "5 of the 6 required and 2 of the 3 welcome. 1 partly, 1 cannot be told." */
export function matchSummary({ required, preferred, mentioned, partly, unknown }: MatchCounts): string {
  const parts = [
    required.of > 0 ? `${required.met} of the ${required.of} required` : "",
    preferred.of > 0 ? `${preferred.met} of the ${preferred.of} welcome` : "",
    mentioned.of > 0 ? `${mentioned.met} of the ${mentioned.of} parts of the work` : "",
  ].filter((part) => part !== "");
  const rest = [partly > 0 ? `${partly} partly` : "", unknown > 0 ? `${unknown} cannot be told` : ""].filter(
    (part) => part !== "",
  );
  return [new Intl.ListFormat("en-GB").format(parts), rest.join(", ")]
    .filter((sentence) => sentence !== "")
    .map((sentence) => `${sentence}.`)
    .join(" ");
}
