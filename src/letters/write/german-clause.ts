import objects from "../../../data/letters/objects-german.json" with { type: "json" };
import { lowerFirst } from "../phrases/first-letter.ts";
import type { Clause } from "../phrases/phrases.ts";
import { germanItem, germanNoun } from "./noun-of-work.ts";

/** Verbs with "sein", and deeds of others: "habe ich … aufgestiegen" would be wrong. */
const notWithHaben =
  /^(?:.*(?:gestiegen|gewachsen|geworden|gesunken|gereist|gegangen|gekommen|geblieben|gefahren|gezogen|gelaufen)|erfolgt|befördert|ausgezeichnet|ernannt|gewählt|berufen|eingesetzt|beschäftigt|angestellt|beteiligt|geprägt|geeignet|gewohnt)$/u;

/** Participles by their form: "aufgebaut", "geschrieben", "koordiniert", "betreut". */
const regular =
  /^(?:\p{Ll}*ge\p{Ll}+(?:t|en)|\p{Ll}+iert|(?:be|er|ver|ent|zer|über|unter|wieder|um|miss)\p{Ll}{2,}t)$/u;
const strong =
  /^(?:abgeschlossen|begonnen|entworfen|übernommen|vertreten|gewonnen|erhalten|beraten|entschieden|beschrieben|verfasst|vorbereitet|aufbereitet|begleitet|weiterentwickelt|unterzogen|bewiesen|unterrichtet|eingearbeitet|erworben|betrieben|überwunden|verbunden|verringert|unterschrieben)$/u;

const isParticiple = (word: string): boolean =>
  !notWithHaben.test(word) && (regular.test(word) || strong.test(word)) && !/(?:heit|keit|zeit)$/u.test(word);

/** Words that may begin an object without a further article. */
const begins =
  /^(?:\d|(?:rund|etwa|ca\.|über|mehr|bis|täglich|wöchentlich|monatlich|jährlich|regelmäßig|alle|mehrere|viele|einen?|eines|ein|den|die|das|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|neue|eigene|gemeinsam|erfolgreich|selbstständig|dabei)(?: |$))/iu;

const feminine = /(?:ung|heit|keit|schaft|[st]ion|tät|ik|enz|anz)$/u;
const plural =
  /(?:ungen|heiten|keiten|ionen|täten|innen|(?<!gart|wag|lad|verfahr|rahm|umfang)(?:den|ten|zen|ren|len|nen|sen|men|gen|ken|pen|hen|fen|ben)|[äöü]\p{Ll}{1,5}e|(?:ekt|em|at|ept|icht|ich|ier|ier)e|tests|workshops|events|audits|shops)$/u;

/** Turns a German line into a part of a sentence: an object and a participle, or a noun of work with its article. */
export function germanClause(text: string, isNow: boolean): Clause | null {
  const responsible = /^(?:Verantwortung|Verantwortlich|Zuständig) für (\p{L}+ .+|\d.+)$/u.exec(text)?.[1];
  if (responsible !== undefined)
    return {
      form: "own",
      text: `${isNow ? "trage" : "trug"} ich die Verantwortung für ${untilEnd(responsible)}`,
      more: null,
    };
  const parts = text.split(/;\s+/u).flatMap((part) => participleParts(part));
  if (parts.length > 0) return { form: "did", text: parts.slice(0, 2).join(" und "), more: null };
  const noun = nounClause(text);
  return noun === null ? null : { form: "noun", text: noun, more: null };
}

/** Returns the beginning of a part that ends with a participle, with its article: "die Anlagenbuchhaltung geführt". */
function participleParts(part: string): string[] {
  const segments = part.split(", ");
  const end = segments.findIndex((segment) => isParticiple(segment.split(" ").at(-1) ?? ""));
  if (end < 0) return [];
  const whole = segments.slice(0, end + 1).join(", ");
  const object = withArticle(whole);
  return object === null || whole.split(" ").length < 3 ? [] : [object];
}

function withArticle(object: string): string | null {
  if (/\b(?:wurde|wird|ist|sind|war|hat)\b/u.test(object)) return null;
  if (begins.test(object)) return /^\p{Lu}\p{Ll}+ (?:\d|\p{L})/u.test(object) ? lowerFirst(object) : object;
  const [first = "", second = "", third = ""] = object.split(" ");
  const noun = first.endsWith("-") ? third : first;
  if (!/^\p{Lu}/u.test(noun) || (first.endsWith("-") && second !== "und")) return null;
  const small = noun.toLowerCase().replace(/s$/u, "");
  if (feminine.test(noun)) return `die ${object}`;
  for (const [article, nouns] of Object.entries(objects))
    if (nouns.some((one) => small.endsWith(one) || noun.toLowerCase().endsWith(one)))
      return `${article} ${object}`;
  return plural.test(noun.toLowerCase()) ? object : null;
}

/** "Leitung eines Teams" → "die Leitung eines Teams"; null for any other line. */
function nounClause(text: string): string | null {
  const noun = germanNoun(text);
  return noun && untilEnd(noun);
}

const andNoun = /( und |, )(\p{Lu}\p{Ll}+(?:ung|ion))(?= (?:des|der|von|eines|einer)\b)/gu;

/** Leaves out what follows the last part of a list, and gives each noun of work its article. */
function untilEnd(text: string): string {
  const kept: string[] = [];
  const segments = text.split(/[,;] /u);
  for (const [at, segment] of segments.entries()) {
    const isItem = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)?(?: und \p{Lu}\S+)?$/u.test(segment);
    const isInList =
      isItem &&
      segments.slice(at).some((one) => / und /u.test(one)) &&
      !kept.some((one) => /\p{Ll} und \p{Lu}\S+$/u.test(one));
    const goesOn =
      kept.length === 0 ||
      isInList ||
      /^(?:von|der|des|bei|mit|für|in|im|zu|zur|zum|auf|an|einschließlich|inklusive|sowie|und|um|damit|die|das)\b/u.test(
        segment,
      );
    const item = germanItem(segment);
    if (!goesOn && item === null) break;
    kept.push(goesOn ? segment : (item ?? segment));
  }
  const last =
    kept.length > 1 && germanItem(segments[kept.length - 1] ?? "") !== null ? kept.pop() : undefined;
  return `${kept.join(", ")}${last === undefined ? "" : ` und ${last}`}`.replaceAll(andNoun, "$1die $2");
}
