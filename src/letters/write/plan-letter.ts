import type { Letter, LetterLength, LetterParagraph, LetterSentence } from "../letter.ts";
import { upperFirst } from "../phrases/first-letter.ts";
import { askedPoints } from "./asked-points.ts";
import { companyInSentence } from "./company-in-sentence.ts";
import type { LetterEvidence } from "./evidence.ts";
import { formatLetterDate } from "./format-letter-date.ts";
import {
  applySentence,
  choosePoints,
  evidenceId,
  inOrder,
  openPoints,
  toldSentence,
  withTie,
  wouldDoSentence,
  type Turns,
} from "./prove-points.ts";
import {
  broughtSentence,
  educationSentence,
  languagesSentence,
  memberSentence,
  placeSentence,
  postSentences,
  yearsSentence,
} from "./qualifications.ts";
import { makeSentence, yourSource, type LetterContext } from "./statement.ts";

/** The number of lines of the CV in a letter of each length, and the words that it should have. */
const sizes: Readonly<Record<LetterLength, { lines: number; words: number }>> = {
  120: { lines: 2, words: 130 },
  200: { lines: 4, words: 225 },
  300: { lines: 6, words: 300 },
};

/**
 * Writes the paragraphs of a letter: the strongest line of the CV and the application, the person's reason, more lines of the CV each with
 * the words of the advert that it answers, facts and an offer, and the close.
 */
export function planLetter(
  context: LetterContext,
  evidence: readonly LetterEvidence[],
  now: Date,
): { paragraphs: LetterParagraph[]; lines: number } {
  const { choices, words, advert } = context;
  const { file } = words;
  const size = sizes[choices.length];
  const keep = (sentence: LetterSentence | null): LetterSentence[] =>
    sentence && !choices.leftOut.includes(sentence.id) ? [sentence] : [];
  const points = askedPoints(context);
  const offered = evidence.filter((one) => !choices.leftOut.includes(evidenceId(one)));
  const [first, ...others] = choosePoints(context, offered, points, size.lines);
  const proofs = first ? [first, ...inOrder(others)] : [];
  const turns: Turns = new Map();
  const said: LetterEvidence[] = [];
  const told = proofs.flatMap((proof, at) => {
    const sentence = toldSentence(context, proof, said, {
      turns,
      isFirst: at === 1,
    });
    if (!sentence) return [];
    said.push(proof.evidence);
    return [at === 0 ? [sentence] : withTie(context, proof, sentence, turns).flatMap(keep)];
  });
  const apply = applySentence(
    context,
    first?.point ?? null,
    companyUnlessInTitle(advert.job, choices.language),
  );
  const reason = choices.reason.trim()
    ? keep({
        ...makeSentence(context, "reason", [ended(choices.reason)], {
          sources: [yourSource(choices.reason, "Your reason")],
        }),
        isYours: true,
      })
    : [];
  const day = formatLetterDate(choices.startDate, choices.language);
  const start = day && words.fill(file.start, { day });
  const close = start
    ? makeSentence(context, "start", start, { sources: [yourSource(day, "The day you can start")] })
    : makeSentence(context, "close", words.fill(file.close[choices.tone] ?? file.close.other) ?? [""], {
        sources: [],
      });

  let room = size.words - wordsIn([...told.flat(), apply, ...reason, close]);
  const take = (sentence: LetterSentence | null): LetterSentence[] => {
    const kept = keep(sentence);
    const cost = wordsIn(kept);
    if (kept.length === 0 || cost > room) return [];
    room -= cost;
    return kept;
  };
  const wouldDo = take(wouldDoSentence(context, openPoints(context, offered, points)));
  const brought = take(broughtSentence(context, [...told.flat(), apply]));
  const member = take(memberSentence(context));
  const years = take(yearsSentence(context));
  const usesNoLines = context.cv.isNamesOnly || Object.keys(file.told).length === 0;
  const posts = told.length === 0 ? postSentences(context).flatMap(take) : [];
  const education = take(educationSentence(context, now));
  const languages = take(languagesSentence(context));
  const place = choices.length > 120 ? take(placeSentence(context)) : [];
  const attached = take(
    makeSentence(context, "attached", words.fill(file.attached) ?? [""], { sources: [] }),
  );
  const thanks = take(
    makeSentence(context, "thanks", words.fill(file.thanks[choices.tone] ?? file.thanks.other) ?? [""], {
      sources: [],
    }),
  );
  const paragraphs = [
    [...(told[0] ?? []), apply],
    reason,
    told.slice(1).flat(),
    [...posts, ...years, ...member, ...brought, ...education, ...languages, ...place, ...attached],
    [...wouldDo, ...keep(close), ...thanks],
  ];
  return {
    paragraphs: capitalised(joined(paragraphs), choices.language),
    lines: told.length + (usesNoLines ? posts.length : 0),
  };
}

/** The company as a sentence names it; empty if the title names it: "Openings at Northbeck". */
export function companyUnlessInTitle({ title, company }: Letter["job"], language?: string): string {
  const spoken = companyInSentence(company, language);
  return title.toLowerCase().includes(spoken.toLowerCase()) ? "" : spoken;
}

/** A reason of one short sentence joins the paragraph before it, and facts of one sentence join the next. */
function joined(parts: LetterSentence[][]): LetterSentence[][] {
  const [opening = [], reason = [], told = [], facts = [], end = []] = parts;
  const isShort = (some: LetterSentence[]) => wordsIn(some) < 14;
  const [start, middle] = isShort(reason) ? [[...opening, ...reason], []] : [opening, reason];
  const [own, last] = isShort(facts) ? [[], [...facts, ...end]] : [facts, end];
  return [start, middle, told, own, last].filter((some) => some.length > 0);
}

/** After the comma of the greeting, German and Polish letters begin in lower case. */
function capitalised(parts: LetterSentence[][], language: Letter["choices"]["language"]): LetterParagraph[] {
  const beginsSmall = language === "de" || language === "pl";
  return parts.map((sentences, paragraph) => ({
    kind: "text",
    sentences: sentences.map((sentence, at) => {
      const { text, isYours } = sentence;
      if (paragraph > 0 || at > 0 || !beginsSmall) return { ...sentence, text: upperFirst(text) };
      return isYours ? sentence : { ...sentence, text: text.charAt(0).toLowerCase() + text.slice(1) };
    }),
  }));
}

const wordsIn = (sentences: readonly LetterSentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);

const ended = (text: string): string => (/[.!?…]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`);
