import irregularVerbs from "../../data/letters/irregular-verbs.json" with { type: "json" };
import otherVerbs from "../../data/letters/verbs.json" with { type: "json" };
import { baseVerbs } from "../cv/score/words/verbs.ts";

/** Verbs that begin lines, in addition to those of the list of achievements. */
const otherBase: ReadonlySet<string> = new Set(otherVerbs);

export const isBaseVerb = (word: string): boolean => baseVerbs.has(word) || otherBase.has(word);

const irregular: Readonly<Record<string, string>> = irregularVerbs;

const doubles = /^[^aeiou]*[aeiou][bdgmnprt]$|^(?:debug|commit|program)$/u;

/** Returns the past of a base verb: "planned" of "plan". */
export function pastOf(base: string): string {
  const known = irregular[base];
  if (known !== undefined) return known;
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  return doubles.test(base) ? `${base}${base.at(-1) ?? ""}ed` : `${base}ed`;
}

/** Returns the verb of a form in -ing: "plan" of "planning". Returns null for a noun, and for a verb that is not known. */
export function baseOfGerund(word: string): string | null {
  if (!/^\p{L}{2,}ing$/u.test(word)) return null;
  const root = word.slice(0, -3);
  const single = /([bdglmnprt])\1$/u.test(root) ? [root.slice(0, -1)] : [];
  return [root, `${root}e`, ...single].find((one) => isBaseVerb(one)) ?? null;
}

/** Returns the verb of a form in -s: "supply" of "supplies". */
export function baseOfThirdPerson(word: string): string | null {
  const roots = [
    word.replace(/ies$/u, "y"),
    word.replace(/(?<=[sxz]|ch|sh|o)es$/u, ""),
    word.replace(/s$/u, ""),
  ];
  return word.endsWith("s") ? (roots.find((one) => isBaseVerb(one)) ?? null) : null;
}

const actions: Readonly<Record<string, string>> = {
  maintenance: "maintain",
  analysis: "analyse",
  production: "produce",
  reconciliation: "reconcile",
  resolution: "resolve",
  provision: "provide",
  inspection: "inspect",
  verification: "verify",
  administration: "administer",
  delivery: "deliver",
};

/** Returns the verb of a noun of action: "prepare" of "preparation". Returns null for any other noun. */
export function baseOfNoun(noun: string): string | null {
  const [root] = /^\p{Ll}+?(?=(?:at)?ion$|ment$)/u.exec(noun) ?? [];
  const rest = noun.slice(root?.length);
  const bases = root === undefined ? [] : rest === "ment" ? [root] : [`${root}ate`, `${root}e`, root];
  return actions[noun] ?? bases.find((one) => isBaseVerb(one)) ?? null;
}
