import verbsOrNouns from "../../../data/letters/verbs-or-nouns.json" with { type: "json" };
import { baseVerbs, irregularPast, notVerbs } from "../../cv/score/words/verbs.ts";
import { lowerFirst, upperFirst } from "../phrases/first-letter.ts";
import { baseOfGerund, baseOfNoun, baseOfThirdPerson, isBaseVerb, pastOf } from "../verbs.ts";
import type { Clause } from "../phrases/phrases.ts";
import nouns from "../../../data/letters/nouns-with-article.json" with { type: "json" };

const oneWord = String.raw`[\p{L}-]+`;

/** One verb, or two that share their object: "Designing and building". */
const firstVerbs = new RegExp(String.raw`^(${oneWord})(?:( and |\/)(${oneWord}))?(?= )`, "u");

/** A further verb with an object of its own: "and hiring the staff". */
const furtherVerb = new RegExp(
  String.raw`(\band |, and |, )(${oneWord})(?= (?:an?|the|all|our|new|\d[\d,.]*)\b)`,
  "gu",
);

/** Base verbs that begin a title or a noun as often: "Test engineer", "Market research". */
const maybeNouns: ReadonlySet<string> = new Set(verbsOrNouns);

/** Words after a verb, but not after a noun. */
const afterVerb =
  /^(?:an?|the|all|our|their|both|new|more|each|every|up|out|over|on|with|and|or|to|\d[\d,.%]*|(?:[\p{L}-]+ly)|[\p{L}-]+s)$/u;

/** Other past forms that lines begin with. */
const otherPast =
  /^(?:worked|helped|assisted|served|acted|owned|supported|joined|learn(?:ed|t)|ran|led|was|were|had|did|became|left|spent|chaired|lost|caught|felt|saw|went|came|sang|swore|sought|upheld|withheld|forecast|input|offset|reset|shut)$/u;

/** Past forms that say what was done to the person or thing: "Awarded a scholarship", "Adopted by three labs". */
const passive =
  /^(?:awarded|recogni[sz]ed|invited|adopted|ranked|accepted|featured|nominated|hono[u]?red|elected|chosen|named|appointed|selected|cited|funded|known|promoted|graduated|admitted|hired|employed|commended|praised|licensed|trusted|given)$/u;

const lonePreposition = /^(?:to|with|by|in|at|from|using|as|via|across|within)$/u;

/** Participles that describe a thing as often: "Automated toolkit for pruning". With an article after them they are verbs. */
const describes =
  /^(?:automated|distributed|integrated|unified|advanced|dedicated|detailed|customi[sz]ed|embedded|interconnected|simplified|optimi[sz]ed|personali[sz]ed|simulated|animated|illustrated|varied|experienced|accomplished|motivated|qualified)$/u;

/** Verbs that are complete without an object: "Worked with", "Reported to". */
const needsNoObject =
  /^(?:work|collaborat|participat|contribut|serv|respond|assist|help|report|liais|communicat|consult|partner|present|volunteer|look|act|advis|compet|engag|focus|train|shadow|intern|travel|lectur|interact|coordinat|start|mov|succeed|negotiat|learn|perform|tutor|car|cater|speciali|transition|switch|attend|study|studi|excel|correspond|operat|invest|experiment|listen|talk|rotat|return|progress)\w*ed$|^(?:spoke|rose|grew|ran|dealt|met|taught|wrote|went|came|led|sang|stood|sat|lived)$/u;

/** Nouns that only look like nouns of actions. */
const things =
  /^(?:department|equipment|government|document|element|station|section|position|location|organi[sz]ation|division|institution|association|commission|corporation|foundation|certification|education|science|finance|insurance|experience|conference|audience|license|licence|region|version|mission|profession|permission|session|basis|sentence|reference|residence|employment|engagement)$/u;

/** Nouns of actions: "Maintenance of machines", "Managing a team". */
const action = /^(?:[\p{L}-]{3,}ing|[\p{L}-]{4,}(?:ment|tion|sion|ance|ence|sis)|design|support|analysis)$/u;

type Core = Omit<Clause, "more">;

/** Turns an English line into a part of a sentence; null if it would not be correct. */
export function englishClause(text: string, isNow: boolean): Core | null {
  // "Stand in for the head chef on his days off" is about somebody else.
  const own = text.replace(/(?<=\bthe (?:\p{L}+ )*\p{L}+ (?:on|in|at|for|with) )(?:his|her)(?= )/u, "the");
  if (/\b(?:he|she|his|her|him|my|me|myself|they)\b/iu.test(own.replace(/^I /u, ""))) {
    return /^I (?:\p{Ll})/u.test(text) && !/\b(?:he|she|his|him)\b/iu.test(text)
      ? { form: "own", text }
      : null;
  }
  if (/^I (?:\p{Ll})/u.test(text)) return { form: "own", text };
  const label = /^[\p{L}\s&/-]{3,40}:\s+(\p{Lu}.+)$/u.exec(text);
  if (label?.[1]) return englishClause(label[1], isNow);
  const adverb =
    /^(Successfully|Effectively|Regularly|Independently|Consistently|Proactively|Personally|Also|Then|Currently|Actively|Jointly|Quickly|Directly|Closely) (\p{L}.+)$/u.exec(
      text,
    );
  if (adverb?.[1] && adverb[2]) {
    // "Proactively grow the brand" in an earlier post is an aim rather than something done.
    if (!isNow && isBaseVerb(/^\p{L}+/u.exec(adverb[2])?.[0].toLowerCase() ?? "")) return null;
    const rest = englishClause(upperFirst(adverb[2]), isNow);
    const isVerb = rest?.form === "did" || rest?.form === "do";
    return isVerb ? { ...rest, text: `${adverb[1].toLowerCase()} ${rest.text}` } : null;
  }
  return byFirstWord(text, isNow);
}

/** A plural before a preposition: "Medication rounds for 38 residents". */
const pluralNoun =
  /^(?!\p{L}+ing |awards|honou?rs|skills|duties|responsibilities|references|languages|interests|hobbies)\p{Lu}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){0,2}(?<!s)s(?:, [\p{Ll}-]+)?(?: and [\p{Ll}-]+(?: [\p{Ll}-]+)?)? (?:for|of|in|on|with|over|to|at|from) (?!\d{4})/iu;

/** Turns "manage a team" into "managed a team", for an earlier post. */
const inPast = (lowered: string): string | null =>
  inForm(lowered, false, (one) => (isBaseVerb(one) ? one : null));

/** Turns "managing the budget" into "manage the budget", or into "managed the budget" for an earlier post. */
const fromGerund = (lowered: string, isNow: boolean): string | null => inForm(lowered, isNow, baseOfGerund);

function byFirstWord(text: string, isNow: boolean): Core | null {
  const [first = "", second = ""] = text.split(/[\s,]+/u);
  // A capital within the word, or none at its beginning, is a name: "iOS", "JavaScript".
  if (!/^\p{Lu}[\p{Ll}-]+$/u.test(first)) return null;
  const word = first.toLowerCase();
  const lowered = lowerFirst(text);
  if (
    passive.test(word) ||
    second === "by" ||
    things.test(word) ||
    /, \p{Lu}[\p{Ll}-]+(?:ed|ing)\b/u.test(text)
  )
    return null;
  if (word === "responsible") return { form: "did", text: `${isNow ? "am" : "was"} ${lowered}` };
  // "Work is not stressful" is about a thing.
  if (/^(?:is|are|was|were|has|have|can|will)$/u.test(second)) return null;
  const [, object] = /^\p{L}+ of (.+)$/u.exec(text) ?? [];
  const act =
    object === undefined || / and (?:\p{L}+ )?\p{L}*(?:[st]ion|ment|sis|ance|ing)s? (?:of|for) /u.test(object)
      ? null
      : baseOfNoun(word);
  if (act !== null)
    return { form: isNow ? "do" : "did", text: withArticle(`${isNow ? act : pastOf(act)} ${object}`) };
  if (/^(?:of|for)$/u.test(second.toLowerCase()) && !isPast(word))
    return action.test(word) ? { form: "noun", text: lowered } : null;
  if (/^[\p{L}-]+ and [\p{L}-]+(?:ment|tion|ance|ence) of /u.test(text) && !isPast(word) && !isBaseVerb(word))
    return { form: "noun", text: lowered };
  // "Built with Next.js" lacks what was built.
  if (isPast(word) && lonePreposition.test(second) && !needsNoObject.test(word)) return null;
  if (word === "planned" && /^\p{Lu}/u.test(second)) return null;
  if (describes.test(word) && !afterVerb.test(second)) return null;
  if (isPast(word)) return hasBareVerb(text) ? null : { form: "did", text: withArticle(withAnd(lowered)) };
  // "Mentor to six nurses" names a role.
  const isRole =
    second === "to" && maybeNouns.has(word) && !/^(?:report|present|sort|talk|work)$/u.test(word);
  if (isBaseVerb(word) && !isRole) {
    const isVerb =
      !maybeNouns.has(word) ||
      (afterVerb.test(second) && !/^\p{Lu}/u.test(second)) ||
      hasFurtherVerb(text, isBaseVerb);
    if (!isVerb) return null;
    if (isNow) return { form: "do", text: withArticle(lowered) };
    const past = inPast(lowered);
    return past === null ? null : { form: "did", text: withArticle(past) };
  }
  if (pluralNoun.test(text) && baseOfThirdPerson(word) === null) return { form: "noun", text: lowered };
  const isGerund =
    /^[\p{L}-]{2,}ing$/u.test(word) &&
    !/^(?:during|including|following|according|nursing|engineering|marketing|accounting|programming|networking|computing)$/u.test(
      word,
    );
  if (!isGerund) return null;
  const verb = fromGerund(lowered, isNow);
  if (verb === null) return { form: "noun", text: lowered };
  return { form: isNow ? "do" : "did", text: withArticle(verb) };
}

/** "Order from eleven suppliers and count the stock": the second verb shows that the first word is one. */
const hasFurtherVerb = (text: string, isVerb: (word: string) => boolean): boolean =>
  [...text.matchAll(furtherVerb)].some(([, , verb = ""]) => isVerb(verb));

/** "tests what they ship", "has opinions on accessibility", "provides help at the desk" */
export function beginsThirdPerson(text: string): boolean {
  const [first = "", second = ""] = text.toLowerCase().split(" ");
  if (first === "has" || first === "is") return true;
  const base = baseOfThirdPerson(first);
  return (
    base !== null &&
    (!maybeNouns.has(base) ||
      /^(?:what|how|where|an?|the|all|your|their|both|each|every)$/u.test(second) ||
      !/^\S+ (?:\S+ )?(?:of|for|on|to|in|and|with) /u.test(text))
  );
}

/** "trained young cooks", "written menus": a past form or a participle, in a list of what a person has done. */
export function beginsWithPast(text: string): boolean {
  const [first = ""] = text.split(/[ ,]/u);
  return (
    !describes.test(first) &&
    first !== "used" &&
    (isPast(first) || /^(?:written|run|led|taken|given|grown)$/u.test(first))
  );
}

function isPast(word: string): boolean {
  if (irregularPast.has(word) || otherPast.test(word)) return true;
  return /[^aeiou]ed$|[aeiou]ed$/u.test(word) && word.length > 4 && !notVerbs.has(word);
}

/** Joins a list of verbs: "drew plans, built models, tested parts" → "drew plans, built models and tested parts". */
function withAnd(text: string): string {
  const parts = text.split(", ");
  const areVerbs = parts.every((part) => {
    const [verb = "", next = ""] = part.split(" ");
    return isPast(verb) && next !== "" && !lonePreposition.test(next) && !/^(?:by|for|on|and)$/u.test(next);
  });
  if (parts.length < 2 || !areVerbs) return text;
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}

/** Whether a line changes from the past to the base form: "Managed a team and train new staff". */
function hasBareVerb(text: string): boolean {
  const after = text.matchAll(/(?:\band|,|;) ([\p{Ll}-]+) (?:an?|the|all|our|new)\b/gu);
  return [...after].some(([, word = ""]) => baseVerbs.has(word) && !irregularPast.has(word));
}

const determiners =
  "an?|the|all|both|each|every|one|our|their|its|this|that|these|those|more|over|up|out|with|in|on|at|of|for|to|from|by|as|and|or|any|some|several|many|multiple|various|two|three|four|five|six|seven|eight|nine|ten";

/**
 * A noun that lines of CVs often give without an article ("mentored team of six"), with up to five words before it that
 * are not determiners, at the end of its phrase.
 */
const bareNoun = String.raw`(?:(?!(?:${determiners})\s)[\p{L}\d./%-]+ ){0,5}(?:${nouns.join("|")})(?=$|[,;]| (?:of|for|to|from|in|on|at|by|with|that|which|using|and|across|within|into|based|used|deployed|between|\p{L}+ing(?= [\p{L}\d])(?! (?:and|or|for|of|in|at)\b)|accepted)\b)`;

/** The places of missing articles: after the first verb, after a second verb, and after a preposition without a verb. */
const lackingArticle = new RegExp(
  String.raw`(^\p{Ll}[\p{Ll}-]*(?: and \p{Ll}+ed)?|\band \p{Ll}{3,}ed|\b(?:for|with|from|into|across)(?! \p{L}+ing\b)) (${bareNoun})`,
  "gu",
);

/** Adds the articles that a line of a CV left out: "mentored team of six" → "mentored a team of six". */
function withArticle(text: string): string {
  const whole = text.replace(
    /\b(in|for|within) (?=(?:first|last|next) \S+ (?:days|weeks|months|years)\b)/gu,
    "$1 the ",
  );
  return whole.replace(
    lackingArticle,
    (_, before: string, noun: string) =>
      `${before} ${/^(?:[aeio]|u(?!ni|se|i\b)|8|11\b|18\b|MVP|API|ML|NLP|SQL|LLM|HR)/iu.test(noun) ? "an" : "a"} ${noun}`,
  );
}

/**
 * Changes a line that begins with a verb into something that the person does or did: "managing the budget" → "managed the budget".
 * Returns null if the forms of its verbs are not clear.
 *
 * @param lowered the line, which begins in lower case
 * @param verbOf returns the base form of a verb in the form of the line; null for any other word
 */
function inForm(lowered: string, isNow: boolean, verbOf: (word: string) => string | null): string | null {
  const say = (base: string) => (isNow ? base : pastOf(base));
  const [start = "", one = "", sign = "", other = ""] = firstVerbs.exec(lowered) ?? [];
  const base = verbOf(one);
  if (base === null) return null;
  const second = verbOf(other);
  const begin = second === null ? say(base) : `${say(base)}${sign}${say(second)}`;
  const rest = lowered
    .slice(second === null ? one.length : start.length)
    .replace(furtherVerb, (whole, before: string, next: string) => {
      const verb = verbOf(next);
      return verb === null ? whole : `${before}${say(verb)}`;
    });
  // "Managing budgets and hiring staff": a noun or a verb.
  const unclear = rest.match(/(?<=\band |\/)[\p{L}-]+/gu) ?? [];
  return unclear.some((next) => verbOf(next) !== null) ? null : begin + rest;
}
