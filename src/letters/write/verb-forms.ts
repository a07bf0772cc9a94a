import { baseVerbs } from "../../cv/score/words/verbs.ts";

/** Verbs that begin lines, in addition to those of the list of achievements. */
const otherBase: ReadonlySet<string> = new Set(
  `act assist attend commit contribute engage focus handle help lead learn liaise look meet participate partner perform plan
  respond serve share work write keep make take give hold ensure provide receive study explore interact install calibrate
  clean deliver dispense escalate follow greet monitor prescribe receive resolve restock transport administer apply chart
  utilize utilise leverage foster drive spearhead architect`.split(/\s+/),
);

export const isBaseVerb = (word: string): boolean => baseVerbs.has(word) || otherBase.has(word);

const irregular: Readonly<Record<string, string>> = {
  bring: "brought",
  build: "built",
  cut: "cut",
  draw: "drew",
  drive: "drove",
  give: "gave",
  grow: "grew",
  hold: "held",
  keep: "kept",
  lead: "led",
  learn: "learned",
  make: "made",
  meet: "met",
  oversee: "oversaw",
  rebuild: "rebuilt",
  run: "ran",
  sell: "sold",
  set: "set",
  take: "took",
  teach: "taught",
  win: "won",
  write: "wrote",
};

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
