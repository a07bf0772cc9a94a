import type { Correction, Corrections } from "../../cv/document/cv-document.ts";
import { foldText } from "../../text/fold-text.ts";
import type { Asked } from "../requirements/requirement.ts";
import type { Judgement } from "./verdict.ts";

/** What a person said of a requirement, and the verdict without it. */
export type Corrected = { said?: Correction; own?: Judgement };

/** Characters of the longest name; documents have the same limit. */
const longest = 300;

/** Returns the name under which a correction is kept. Adverts that ask for the same thing have the same one. */
function correctionKey(asked: Asked): string {
  return `${asked.kind}:${partsOf(asked).join("|")}`.slice(0, longest);
}

function partsOf(asked: Asked): string[] {
  switch (asked.kind) {
    case "skill":
      return asked.skills.toSorted();
    case "language":
      return asked.languages.toSorted();
    case "years":
      return [String(asked.years), foldText(asked.of ?? "")];
    case "degree":
      return [asked.degree, ...(asked.fields ?? []).map(foldText).toSorted()];
    case "occupation":
      return [foldText(asked.title)];
    case "place":
      return [foldText(asked.label)];
    case "permit":
      return asked.countries.toSorted();
    default:
      return [foldText(asked.text)];
  }
}

/** One of several alternatives is enough, and without all of them there is none. */
function correctionOf(asked: Asked, corrections: Corrections): Correction | undefined {
  const whole = corrections[correctionKey(asked)];
  if (whole || (asked.kind !== "skill" && asked.kind !== "language")) return whole;
  const each = partsOf(asked).map((name) => corrections[`${asked.kind}:${name}`]);
  if (each.includes("have")) return "have";
  return each.every((said) => said === "not") ? "not" : undefined;
}

/** Applies what the person said to a comparison. What they said before and took back is undone. */
export function withCorrection<Match extends { asked: Asked } & Judgement>(
  match: Match & Corrected,
  corrections: Corrections,
): Match & Corrected {
  const { said: _, own = judgementOf(match), ...rest } = match;
  const said = correctionOf(match.asked, corrections);
  if (!said) return { ...rest, ...own } as Match & Corrected;
  const lines = said === "have" ? own.lines : [];
  const verdict = said === "have" ? "met" : "missing";
  return { ...rest, verdict, lines, note: "You said so.", said, own } as Match & Corrected;
}

const judgementOf = ({ verdict, lines, note }: Judgement): Judgement => ({ verdict, lines, note });

/** Returns corrections with one more, or without one if it is taken back. Alternatives of it are taken back, too. */
export function correct(corrections: Corrections, asked: Asked, said: Correction | null): Corrections {
  const names = partsOf(asked).map((name) => `${asked.kind}:${name}`);
  const others = Object.entries(corrections).filter(
    ([key]) => key !== correctionKey(asked) && (said !== null || !names.includes(key)),
  );
  return Object.fromEntries(said === null ? others : [...others, [correctionKey(asked), said]]);
}
