import { baseOfGerund, isBaseVerb, pastOf } from "./verb-forms.ts";

const word = String.raw`[\p{L}-]+`;
/** One verb, or two that share their object: "Designing and building". */
const first = new RegExp(String.raw`^(${word})(?:( and |\/)(${word}))?(?= )`, "u");
/** A further verb with an object of its own: "and hiring the staff". */
const further = new RegExp(
  String.raw`(\band |, and |, )(${word})(?= (?:an?|the|all|our|new|\d[\d,.]*)\b)`,
  "gu",
);

/**
 * Changes a line that begins with a verb into something that the person does or did: "managing the budget" → "managed the budget".
 * Returns null if the forms of its verbs are not clear.
 *
 * @param lowered the line, which begins in lower case
 * @param verbOf returns the base form of a verb in the form of the line; null for any other word
 */
function inForm(lowered: string, isNow: boolean, verbOf: (word: string) => string | null): string | null {
  const say = (base: string) => (isNow ? base : pastOf(base));
  const [start = "", one = "", sign = "", other = ""] = first.exec(lowered) ?? [];
  const base = verbOf(one);
  if (base === null) return null;
  const second = verbOf(other);
  const begin = second === null ? say(base) : `${say(base)}${sign}${say(second)}`;
  const rest = lowered
    .slice(second === null ? one.length : start.length)
    .replace(further, (whole, before: string, next: string) => {
      const verb = verbOf(next);
      return verb === null ? whole : `${before}${say(verb)}`;
    });
  // "Managing budgets and hiring staff": a noun or a verb.
  const unclear = rest.match(/(?<=\band |\/)[\p{L}-]+/gu) ?? [];
  return unclear.some((next) => verbOf(next) !== null) ? null : begin + rest;
}

/** Turns "managing the budget" into "manage the budget", or into "managed the budget" for an earlier post. */
export const fromGerund = (lowered: string, isNow: boolean): string | null =>
  inForm(lowered, isNow, baseOfGerund);

/** Turns "manage a team" into "managed a team", for an earlier post. */
export const inPast = (lowered: string): string | null =>
  inForm(lowered, false, (one) => (isBaseVerb(one) ? one : null));
