import { blankBoilerplate } from "../../jobs/extraction/boilerplate.ts";
import type { SkillMention } from "../../jobs/extraction/skills/find-skills.ts";
import { conceptsIn } from "../evidence/concepts.ts";
import { detectLanguage } from "../../text/detect-language.ts";
import { isPerson } from "../../text/person-words.ts";
import { skillInSentence } from "../../jobs/extraction/skills/skill-in-sentence.ts";
import { advertSections, topicAt, type AdvertSection } from "./advert-sections.ts";
import { findAllSkills } from "./find-all-skills.ts";
import { importanceAt } from "./importance-at.ts";
import type { Importance } from "./requirement.ts";

/**
 * A line, a sentence or a part of a sentence that asks for something. "list": an item below a heading of requirements.
 * "duty": what the person will do. "sentence": running text. "work": running text about what there is to do. "told": a sentence that only names tools.
 */
export type AdvertItem = {
  is: "list" | "duty" | "sentence" | "work" | "told";
  text: string;
  start: number;
  end: number;
  /** The skills that it names. */
  mentions: SkillMention[];
  importanceOf: (range: readonly [start: number, end: number]) => Importance;
  /** Whether the advert says that nobody is considered without it. */
  isCondition?: boolean;
};

/** Words of the longest item of a list. A longer one is running text. */
const longestItem = 24;

/** Between the parts of a sentence. */
const clauseEnd =
  /,\s+(?:and |but |or )?(?![^(]*\))|;\s+|\s(?=and (?:have|hold|give|call|write|lead|plan|train|run|keep)\b)/gu;
const sentenceEnd = /(?<!(?<!\p{L})(?:min|mind|ca|z|b|np|kat|nr|im|ul|bzw|inkl|ej|co))[.!]+(?=\s|$)/giu;

/** A sentence of running text that asks for something. */
const asks =
  /\b(?:you(?:'ll| will| are|r)?\b|must|need(?:s|ed)?|requir\w+|essential|desirable|advantage|welcome|helpful|wanted|we (?:look|want|ask|expect)|we(?:'d| would) like|we'?re looking|asked for|goes without saying|applicants|candidates|experience|knowledge|ability|able to|licen[cs]e|certificate|qualification|registration|skills?|fluent|(?:years?|months) (?:of|in|as|with|on|or more)|degree|sie (?:haben|bringen)|erfahrung|kenntnisse|expérience|maîtrise|experiencia|dominio|doświadczenie|znajomość)\b/iu;

/** The same in German, French, Spanish and Polish, by the beginnings of words. */
const asksElsewhere =
  /(?<!\p{L})(?:sie (?:sind|beherrschen|bringen)|du (?:bist|hast|bringst)|bringen|kenntnis|mindestens|ausbildung|abgeschlossen|führerschein|gültig|wünschenswert|voraussetzung|vous (?:avez|êtes|savez|possédez|justifiez|maîtrisez|disposez)|maîtrise|connaissance|formation|permis|niveau|habilitation|habitude|expérience|souhaité|exigé|indispensable|serait|se requiere|requerid|imprescindible|formación|título|grado|conocimiento|manejo|nivel|disponibilidad|carn[eé]t?|permiso|(?:se )?valora|experiencia|wykształceni|uprawnieni|znajomo|umiejętno|doświadczen|prawo jazdy|mile widzian|wymag|konieczn)/iu;

/** A sentence that refuses to ask, or that is about the application and not the work. */
const tells =
  /\b(?:no|not|never|don'?t|n't)\b[^.]{0,40}\b(?:need|needed|required|necessary|mind|have to|matter|hesitate|considered)\b|\bdone by others\b|\?\s*we\b|\b(?:apply|application|applications|shortlisted|recruiters?|cvs?|interview|gdpr)\b[^.]{0,60}\b(?:by|at|to|in|will|are|process\w*|contacted|deleted)\b|\blook at:|\bwrite to\b|\bwe pay for\b|\bprevious\b[^.]{0,30}\bnow\b|\b(?:love|thank) you\b|\bwould like to hear\b/iu;

/** "Nurses without the SCPHN qualification cannot be considered." */
const condition =
  /(?:\b(?:without|ohne|sans|sin|bez)\s+(?:an?\s|the\s|eine?n?\s|une?\s|el\s|la\s)?(?<lacking>[^,;]{3,60}?)\s+(?:can\s?not|can't|will not|won't|are not|können nicht|werden nicht|ne (?:seront|sont) pas|no (?:serán|son)|nie będą)|\bonly (?:applicants|candidates|people|those) (?:with|who (?:have|hold)) (?:an?\s|the\s)?(?<having>[^,;]{3,60}?)\s+(?:can|will|are))\s*(?:be\s)?(?:considered|shortlisted|berücksichtigt|prises? en compte|considerad[ao]s|rozpatrywane)/iu;

/** The same in German, French, Spanish and Polish, with what an employer gives: holidays, training, a car. */
const tellsElsewhere =
  /(?<!\p{L})(?:mit oder ohne|kein(?:e|en)? [^.]{0,40}(?:nötig|erforderlich|notwendig|muss)|pas (?:de|besoin)|peu importe|on s'en fiche|no (?:hace falta|es necesari|se requiere|necesari)|nie (?:wymagamy|trzeba|musisz)|bewirb dich|bewerbung|datenschutz|postulez|votre candidature|también buscamos|consulta (?:el|nuestr)|envía|wyślij|administratorem danych|sprawdź|aplikuj|firmenwagen|urlaub|jobrad|deutschlandticket|weiterbildungsbudget|einarbeitung|mutuelle|congés payés|tickets? restaurant|possibilités? d'évolution|formations? (?:à|initiale|continue|interne|assurée)|vous cherchez|formación (?:inicial|continua) |vacaciones|seguro médico|darmow|na koszt firmy|budżet szkoleniowy|abonament|karta sportowa|prywatna opieka)/iu;

/** A sentence about the employer. Others say what there is to do: "Plan and run audits", "Monthly payroll for teachers". */
const ofEmployer =
  /\b(?:we|our|us|they|their|its?|is|are|was|were|has|have|will|can|sells?|keeps?|owns?|brings?|runs|makes|designs|looks|stands|helps|serves|offers|provides|builds|operates|manages|delivers|employs|takes|founded|since|wir|unsere?|ist|sind|nous|notre|nos|nuestr[ao]s?|somos)\b/iu;

/** Cuts an advert into everything that asks for something. Boilerplate, and what the employer says of itself, is none. */
export function advertItems(text: string, { title }: { title: string }): AdvertItem[] {
  const sections = advertSections(text);
  const told = blankBoilerplate(text);
  const isEnglish = detectLanguage(text) === "en";
  const isTold = (words: string) => tells.test(words) || (!isEnglish && tellsElsewhere.test(words));
  const mentions = findAllSkills(text, sections);
  const item = (is: AdvertItem["is"], from: number, to: number): AdvertItem[] => {
    const range = trimmed(text, from, to);
    if (range.text.length < 2 || isTold(range.text)) return [];
    const isNamed = is === "list" || is === "sentence";
    const within = mentions.filter(
      (one) => one.start >= from && one.end <= to && (is === "list" || !isInName(text, one)),
    );
    const importanceOf: AdvertItem["importanceOf"] = (words) => {
      const importance = importanceAt(text, sections, words);
      return importance === "preferred" ? importance : isNamed ? "required" : "mentioned";
    };
    const named = isNamed ? within : within.filter(({ skill, start }) => isTool(skill, text.charAt(start)));
    return [{ ...range, is, mentions: named, importanceOf }];
  };
  return linesOf(text, sections).flatMap(({ start, end, isAfterList }): AdvertItem[] => {
    const line = text.slice(start, end);
    const topic = isAfterList ? null : topicAt(sections, start);
    if (topic === "offer" || topic === "about") return [];
    if (isBlanked(told.slice(start, end), line) || isOtherRole(line, title)) return [];
    const isShort = line.trim().split(/\s+/u).length <= longestItem && !/[.!]\s+\p{L}|[.!]\s+\d/u.test(line);
    if (topic !== null && isShort) {
      const is = topic === "duties" ? "duty" : "list";
      return cut(text, start, end, wishStart).flatMap((range) =>
        partsOf(text, range).flatMap((part) => item(is, ...part)),
      );
    }
    return cut(text, start, end, sentenceEnd).flatMap(([from, to], at) => {
      const sentence = text.slice(from, to).replaceAll("’", "'");
      const { lacking, having } = condition.exec(sentence)?.groups ?? {};
      const needed = lacking ?? having;
      if (needed !== undefined) {
        const needs = from + sentence.indexOf(needed);
        return item("list", needs, needs + needed.length).map((one) => ({ ...one, isCondition: true }));
      }
      if (isTold(sentence)) return [];
      // A heading within running text is about its own sentence.
      const isBelow = topic !== null && at === 0;
      const isAsked =
        (isBelow && topic !== "duties") ||
        asks.test(sentence) ||
        (!isEnglish && asksElsewhere.test(sentence));
      if (!isAsked && !isBelow && ofEmployer.test(sentence)) return item("told", from, to);
      return cut(text, from, to, clauseEnd).flatMap((range) =>
        partsOf(text, range).flatMap((part) => item(isAsked ? "sentence" : "work", ...part)),
      );
    });
  });
}

/** "very good spreadsheets, ideally with VBA" has a condition and a wish. */
const wishStart = /,\s+(?=preferably|ideally|idealerweise|idéalement|preferiblemente)/giu;
const and = /,?\s+(?:and|und|et|y)\s+|,\s+/giu;

/** Splits "menus written and dishes costed" into its two, if each names something else. Alternatives stay together. */
function partsOf(text: string, [start, end]: readonly [number, number]): [number, number][] {
  const whole: [number, number][] = [[start, end]];
  if (/\b(?:or|oder|ou|o|such as|including)\b|\d ?\+|\byears?\b|:/iu.test(text.slice(start, end)))
    return whole;
  const parts = cut(text, start, end, and);
  const named = parts.map(([from, to]) => conceptsIn(text.slice(from, to)));
  const all = new Set(named.flatMap((one) => [...one]));
  const sum = named.reduce((total, one) => total + one.size, 0);
  return named.every((one) => one.size > 0) && sum === all.size ? parts : whole;
}

/** The name of a product or a method: "Jira", "SQL". Common nouns of a duty are compared with its whole line. */
const isTool = (skill: string, initial: string): boolean =>
  initial !== initial.toLowerCase() && skillInSentence(skill) === skill;

/** A common noun with a capital after another word with one is in the name of something: "The Brook Surgery in Otley". */
const isInName = (text: string, { skill, start }: SkillMention): boolean =>
  skillInSentence(skill) !== skill &&
  /\p{Lu}/u.test(text.charAt(start)) &&
  /\b\p{Lu}[\p{L}’'-]+ $/u.test(text.slice(Math.max(0, start - 40), start));

type Range = { start: number; end: number };
type Line = Range & {
  /** Running text after a list, which ends the part of its heading. */ isAfterList: boolean;
};

/** Words of the shortest paragraph that ends a list. */
const shortestParagraph = 8;

/** The lines of a text, cut at bullets and headings. Headings that have nothing after them are left out. */
function linesOf(text: string, sections: readonly AdvertSection[]): Line[] {
  let [isAfterList, isItem, sectionStart] = [false, false, -1];
  return [...text.matchAll(/[^\n•▪●‣]+/gu)].flatMap(({ 0: whole, index }) => {
    const inside = sections
      .map(({ start }) => start)
      .filter((at) => at > index + 3 && at < index + whole.length);
    const cuts = [index, ...inside, index + whole.length];
    return cuts.slice(0, -1).flatMap((start, at): Line[] => {
      const end = cuts[at + 1] ?? start;
      const line = text.slice(start, end);
      const section = sections.findLast((one) => one.start <= start + 3)?.start ?? -1;
      const isHeading = section !== sectionStart;
      sectionStart = section;
      const isParagraph = /[.!]\s*$/u.test(line) && line.trim().split(/\s+/u).length >= shortestParagraph;
      const isApart = /\n[ \t]*\n\s*$/u.test(text.slice(Math.max(0, start - 8), start));
      if (isHeading) isAfterList = false;
      else if (isItem && isParagraph && isApart) isAfterList = true;
      isItem = !isHeading && !isParagraph && line.trim() !== "";
      if (!isHeading || section < start) return line.trim() === "" ? [] : [{ start, end, isAfterList }];
      const heading = /^[^\n:.]{0,60}:/u.exec(line)?.[0] ?? line;
      const from = start + heading.length;
      return text.slice(from, end).trim() === "" ? [] : [{ start: from, end, isAfterList }];
    });
  });
}

function cut(text: string, start: number, end: number, at: RegExp): [number, number][] {
  const parts: [number, number][] = [];
  let from = start;
  for (const { 0: sign, index } of text.slice(start, end).matchAll(at)) {
    parts.push([from, start + index]);
    from = start + index + sign.length;
  }
  return [...parts, [from, end] as [number, number]].filter(
    ([one, other]) => text.slice(one, other).trim() !== "",
  );
}

/** Signs and small words before the words that matter. */
const before =
  /^(?:[\s\-*•‣▪–·()]|\d+[.)]\s|(?:and|or|but|you|we'd like you|to|will|be|the|a|an|are|also|also have|who|need|must|must have|hold|should)\s)+/iu;

function trimmed(text: string, from: number, to: number): Range & { text: string } {
  const whole = text.slice(from, to);
  const skipped = before.exec(whole)?.[0].length ?? 0;
  const words = whole.slice(skipped).replace(/[\s.;,:!]+$/u, "");
  return { text: words, start: from + skipped, end: from + skipped + words.length };
}

/** Most of the line is boilerplate. */
const mostBlank = 0.6;
const letters = (text: string): number => text.replaceAll(/\s/gu, "").length;
const isBlanked = (told: string, line: string): boolean => letters(told) < letters(line) * mostBlank;

/** "Director of Sales: …" in an advert for a developer. */
function isOtherRole(line: string, title: string): boolean {
  const role = /^((?:\p{Lu}[\p{L}-]*|of|and|for|&)(?: (?:\p{Lu}[\p{L}-]*|of|and|for|&)){0,5}): /u.exec(
    line.trim(),
  )?.[1];
  const person =
    role
      ?.split(/ (?:of|for) /u)[0]
      ?.split(" ")
      .at(-1) ?? "";
  return (
    role !== undefined && isPerson(person.toLowerCase()) && !title.toLowerCase().includes(role.toLowerCase())
  );
}
