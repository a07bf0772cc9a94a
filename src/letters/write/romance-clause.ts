import participles from "../../../data/letters/french-participles.json" with { type: "json" };
import type { LetterLanguage } from "../letter.ts";
import { lowerFirst } from "../phrases/first-letter.ts";
import type { Clause } from "../phrases/phrases.ts";
import { romanceNoun } from "./noun-of-work.ts";

/** Verbs in the first person of the past, which Spanish, Portuguese and Polish put at the beginning of a sentence. */
const firstPerson: Readonly<Partial<Record<LetterLanguage, RegExp>>> = {
  es: /^(?:\p{Lu}\p{Ll}+[éí]|(?:Re|Con|Intro|Pro)duje|Hice|(?:Dis|Pro|Com)?puse|(?:Ob|Man)?tuve|He \p{Ll}+[ai]do)\s/u,
  pt: /^\p{Lu}\p{Ll}+(?:ei|i)\s/u,
  pl: /^\p{Lu}\p{Ll}+ł[ae]m\s/u,
};

const determined = String.raw`(?=(?:les?|la|l[’']|une?|des|du|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|chaque|plus de|\d)(?: |\p{L}|\d|$))`;
const frenchVerb = new RegExp(String.raw`^(\p{Lu}\p{Ll}+) ${determined}`, "u");
const spanishVerb =
  /^\p{Lu}\p{Ll}+(?:ar|er|ir) (?=(?:el|la|los|las|un|una|a|al|con|dos|tres|cuatro|cinco|\p{Ll}+s|\d)(?: |\d|$))/u;

/** French verbs with "être": "j’ai devenu" would be wrong. */
const withBe =
  /^(?:allé|arrivé|entré|monté|passé|resté|retourné|né|diplômé|salarié|chargé|employé|nommé|élu|promu)e?$/iu;

/** Turns a line in French or Spanish, or one in the first person in Portuguese and Polish, into a part of a sentence. */
export function romanceClause(text: string, language: LetterLanguage): Clause | null {
  const [main = ""] = text.split(/;\s+/u);
  if (/: /u.test(main)) return null;
  if (firstPerson[language]?.test(main)) return { form: "did", text: lowerFirst(main), more: null };
  if (language !== "fr" && language !== "es") return null;
  const form = verbForm(main, language);
  if (form !== null) return { form, text: lowerFirst(main), more: null };
  const noun = romanceNoun(main, language);
  return noun === null ? null : { form: "noun", text: untilEnd(noun, language), more: null };
}

function verbForm(text: string, language: "fr" | "es"): "did" | "do" | null {
  if (language === "es") return spanishVerb.test(text) ? "do" : null;
  const [, verb = ""] = frenchVerb.exec(text) ?? [];
  const word = verb.toLowerCase();
  if (word === "" || withBe.test(word)) return null;
  if (word.endsWith("é") || participles.includes(word)) return "did";
  return /(?:er|ir|re)$/u.test(word) && !/^(?:premier|dernier|entre|autre|quatre|contre)$/u.test(word)
    ? "do"
    : null;
}

const goesOn = {
  fr: /^(?:de|des|du|d[’']|avec|pour|au|aux|à|en|dans|sur|ainsi|jusqu)/u,
  es: /^(?:de|del|con|para|en|por|a|al|así|hasta|incluid[oa]s?) /u,
};

/** Keeps the parts of a list that are nouns of work or go on with the part before, each with its article. */
function untilEnd(text: string, language: "fr" | "es"): string {
  const [first = "", ...others] = text.split(", ");
  const kept: string[][] = [[first]];
  for (const one of others) {
    const noun = romanceNoun(one, language);
    if (noun !== null) kept.push([noun]);
    else if (goesOn[language].test(one)) kept.at(-1)?.push(one);
    else break;
  }
  const [and, de] = language === "fr" ? [" et ", ""] : [" y ", "de "];
  const parts = kept.slice(0, 3).map((part, at) => {
    const whole = part
      .join(", ")
      .replaceAll(new RegExp(`${and}(\\p{Ll}+ .+)$`, "gu"), (same, rest: string) => {
        const noun = romanceNoun(rest, language);
        return noun === null ? same : `${and}${ofNoun(noun, de)}`;
      });
    return at === 0 ? whole : ofNoun(whole, de);
  });
  const last = parts.pop() ?? "";
  return parts.length === 0 ? last : `${parts.join(", ")}${and}${last}`;
}

/** Spanish repeats "de" before each noun of "me encargo de", and joins it to "el". */
const ofNoun = (noun: string, de: string): string =>
  de === "" ? noun : noun.startsWith("el ") ? `del ${noun.slice(3)}` : de + noun;
