import type { Requirement } from "../jobs/requirements/requirement.ts";
import type { Matched } from "./match-cv.ts";
import { verdicts, type Verdict } from "./verdict.ts";

export type MatchCounts = Record<Verdict, number> & {
  /** Everything that the advert asks for, required or welcome. */
  asked: number;
  required: { met: number; of: number };
  preferred: { met: number; of: number };
  /** Zero unless skills that are only mentioned count. */
  mentioned: { met: number; of: number };
  /** Lines that ask for something that no rule can compare. */
  unread: number;
};

/** Counts the verdicts. Skills that an advert only mentions do not count if it asks for others. */
export function countMatches(matches: readonly Matched<Requirement>[]): MatchCounts {
  const counted = asksFor(matches);
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
    unread: unreadOf(matches).length,
  };
}

/** Returns the lines that ask for something that no rule understands. They are shown and not counted. */
export function unreadOf(matches: readonly Matched<Requirement>[]): readonly Matched<Requirement>[] {
  return matches.filter(({ asked }) => asked.kind === "line");
}

/** Returns the requirements that count. Skills that are only mentioned count if the advert asks for none explicitly. */
export function asksFor(matches: readonly Matched<Requirement>[]): readonly Matched<Requirement>[] {
  const read = matches.filter(({ asked: one }) => one.kind !== "line");
  const asked = read.filter(({ asked: one }) => one.importance !== "mentioned");
  return asked.some(({ asked: one }) => one.kind === "skill") ? asked : read;
}

/** The sentence below the figure: "5 of the 6 required and 2 of the 3 welcome. 1 partly, 1 cannot be told." */
export function matchSummary({
  required,
  preferred,
  mentioned,
  partly,
  unknown,
  unread,
}: MatchCounts): string {
  const parts = [
    required.of > 0 ? `${required.met} of the ${required.of} required` : "",
    preferred.of > 0 ? `${preferred.met} of the ${preferred.of} welcome` : "",
    mentioned.of > 0 ? `${mentioned.met} of the ${mentioned.of} mentioned` : "",
  ].filter((part) => part !== "");
  const rest = [partly > 0 ? `${partly} partly` : "", unknown > 0 ? `${unknown} cannot be told` : ""].filter(
    (part) => part !== "",
  );
  const others = unread === 0 ? "" : `${unread} more ${unread === 1 ? "line" : "lines"} not compared`;
  return [parts.join(" and "), rest.join(", "), others]
    .filter((sentence) => sentence !== "")
    .map((sentence) => `${sentence}.`)
    .join(" ");
}
