import type { CvDocument } from "../../cv/document/cv-document.ts";
import { ownContact } from "../../cv/samples/sample-people.ts";
import { matchCv, type Matched } from "../../matching/verdict/match-cv.ts";
import { requirementText } from "../../matching/ui/requirement-text.ts";
import type { Requirement } from "../../matching/requirements/requirement.ts";
import { wordStems, type LetterAdvert } from "../letter-advert.ts";
import type { Letter, LetterChoices } from "../letter.ts";
import { listEvidence } from "./evidence.ts";
import { nameOf, readLetterCv } from "./letter-cv.ts";
import { companyUnlessInTitle, planLetter } from "./plan-letter.ts";
import { withoutCountryCode } from "./qualifications.ts";
import { companyInSentence } from "./company-in-sentence.ts";
import { letterContext } from "./statement.ts";

/**
 * The reason why there is no letter: the CV has no name, the title of the job is not known, or no line of the CV can
 * become a sentence.
 */
export type NoLetter = { ok: false; reason: "no-name" | "no-title" | "no-lines" };

/** Writes "JOHN DOE" as "John Doe" at the end of a letter. */
const calmName = (name: string): string =>
  /\p{Ll}{2}/u.test(name) && !/\p{Lu}{3}/u.test(name)
    ? name
    : name.replace(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());

/** "Eze, Chidinma Blessing" → "Chidinma Blessing Eze" */
const inOrder = (name: string): string => name.replace(/^(\p{L}[\p{L}’'-]+), (\p{L}[^,]+)$/u, "$2 $1");

export type LetterInput = {
  cv: { id: string | null; title: string; document: CvDocument };
  advert: LetterAdvert;
  choices: LetterChoices;
  now: Date;
};

export type Written = { ok: true; letter: Letter };

/**
 * Writes a letter by rules. Every statement repeats a line of the CV, the advert or the form. The same CV, advert and
 * choices give the same letter.
 */
export function writeLetter({ cv, advert, choices, now }: LetterInput): Written | NoLetter {
  const read = readLetterCv(cv.document, choices.language, now);
  const { personal, look } = read.document;
  const name = inOrder(calmName(nameOf(personal.fullName)));
  // Sources append the team or the place to a title: "Developer | small team".
  const [title = ""] = advert.job.title.split(/\s\|\s/u);
  const job = { ...advert.job, title: nameOf(title), company: nameOf(advert.job.company) };
  if (name === "") return { ok: false, reason: "no-name" };
  if (job.title === "") return { ok: false, reason: "no-title" };
  const matches: readonly Matched<Requirement>[] = matchCv(read.facts, advert.requirements);
  const context = letterContext(read, { ...advert, job }, matches, choices);
  const { words } = context;
  const text = advert.duties.concat(matches.map(({ asked }) => asked.line.text)).join(" ");
  const evidence = listEvidence(read, matches, {
    language: choices.language,
    words: new Set(wordStems(text)),
    topics: new Set(advert.topics),
    ofTitle: new Set(wordStems(job.title)),
  });
  const { paragraphs, lines } = planLetter(context, evidence, now);
  const hasWork = lines > 0 || choices.reason.trim() !== "";
  if (!hasWork) return { ok: false, reason: "no-lines" };
  const company = companyInSentence(job.company, choices.language);
  const greeting = words.greeting(choices.tone, { ...choices, company });
  const letter: Letter = {
    version: 1,
    choices,
    look,
    sender: {
      name,
      headline: nameOf(personal.headline),
      email: ownContact(personal.email),
      phone: ownContact(personal.phone),
      place: withoutCountryCode(nameOf(personal.location), choices.language),
    },
    job,
    cv: { id: cv.id, title: cv.title },
    date: now.toISOString().slice(0, 10),
    subject: words.subject(context.title, companyUnlessInTitle(job, choices.language)),
    greeting,
    paragraphs,
    closing: words.closing(choices.tone, { isNamed: choices.contact !== "", greeting }),
    asked: matches.map(({ asked, verdict }) => ({
      words: requirementText(asked),
      line: asked.line.text,
      importance: asked.importance,
      verdict,
    })),
    isNamesOnly: read.isNamesOnly,
  };
  return { ok: true, letter };
}
