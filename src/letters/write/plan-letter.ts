import type { Letter, LetterSentence } from "../letter.ts";
import { formatLetterDate } from "./format-letter-date.ts";
import type { LetterEvidence } from "./evidence.ts";
import { lowerFirst } from "../phrases/first-letter.ts";
import { dutyClauses, openingDuty } from "./opening-duty.ts";
import {
  certificateSentence,
  educationSentence,
  languagesSentence,
  placeSentence,
  skillsSentence,
  yearsSentence,
} from "./qualifications.ts";
import {
  advertSource,
  cvSource,
  jobSource,
  makeSentence,
  yourSource,
  type LetterContext,
} from "./statement.ts";
import type { Relation } from "../phrases/phrases.ts";
import { paragraphStarts, type LetterPlan } from "./arrange.ts";
import { companyInSentence } from "./company-in-sentence.ts";
import { askedSkillsSentence, evidenceId, relationOf, evidenceSentence } from "./evidence-sentences.ts";

/** A letter may be longer than wanted by this factor. */
const leeway = 1.06;
const maxTold = 7;
/** A letter uses at least this many lines, even if they have nothing to do with the advert. */
const minTold = 3;
/** Points are read at a glance, so there are few. */
const maxPoints = { 120: 3, 200: 5, 300: 6 } as const;

/** Chooses the sentences of a letter, the most convincing first, until it is long enough. */
export function planLetter(
  context: LetterContext,
  evidence: readonly LetterEvidence[],
  now: Date,
): LetterPlan {
  const { choices, words, advert } = context;
  const { tone, structure, length } = choices;
  const keep = (sentence: LetterSentence | null): LetterSentence[] =>
    sentence && !choices.leftOut.includes(sentence.id) ? [sentence] : [];
  const { job } = advert;
  const ways =
    context.title.kind === "person"
      ? words.apply(tone, context.title.text, companyUnlessInTitle(job))
      : words.applyToAdvert(tone, context.title, companyInSentence(job.company));
  const apply = makeSentence(context, "apply", ways, { sources: [jobSource(job)] });
  const points = makeSentence(context, "points", words.points(tone), { sources: [] });
  const duty = structure === "why" ? (keep(openingDuty(context))[0] ?? null) : null;
  const reason = choices.reason.trim()
    ? keep({
        ...makeSentence(context, "reason", [ended(choices.reason)], {
          sources: [yourSource(choices.reason, "Your reason")],
        }),
        isYours: true,
      })
    : [];
  const day = formatLetterDate(choices.startDate, choices.language);
  const start = day
    ? keep(
        makeSentence(context, "start", words.start(day), {
          sources: [yourSource(day, "The day you can start")],
        }),
      )
    : [];
  const close = keep(closeSentence(context, duty));
  const fixed = [
    apply,
    ...(structure === "points" ? [points] : []),
    ...(duty ? [duty] : []),
    ...reason,
    ...start,
    ...close,
  ];
  let room = length * leeway - wordsIn(fixed);

  const chosen: LetterEvidence[] = [];
  const taken = new Set<number>();
  const facts: LetterSentence[] = [];
  const take = (sentences: LetterSentence[]): boolean => {
    const cost = wordsIn(sentences);
    if (sentences.length === 0 || cost > room) return false;
    room -= cost;
    return true;
  };
  const fact = (sentence: LetterSentence | null): void => {
    const kept = keep(sentence);
    if (take(kept)) facts.push(...kept);
  };
  const offered = evidence.filter((one) => !choices.leftOut.includes(evidenceId(one)));
  const relevant = offered.filter(({ isRelevant }) => isRelevant);
  const others = offered.filter(({ isRelevant }) => !isRelevant);
  const candidates = [...relevant, ...others.slice(0, Math.max(0, minTold - relevant.length))];
  const tooLong = new Set<LetterEvidence>();
  const tell = (most: number): void => {
    while (chosen.length < Math.min(most, structure === "points" ? maxPoints[length] : maxTold)) {
      const hasStiff = chosen.some((one) => isStiff(one, choices));
      const next = best(
        candidates.filter((one) => !tooLong.has(one) && !(hasStiff && isStiff(one, choices))),
        chosen,
        taken,
      );
      if (!next) return;
      // The line is added before its words are counted, because they depend on the lines around it.
      if (!take([evidenceSentence(context, next, null)])) {
        tooLong.add(next);
        continue;
      }
      chosen.push(next);
      next.answers.forEach((at) => taken.add(at));
    }
  };
  tell(3);
  fact(certificateSentence(context, taken));
  fact(yearsSentence(context));
  if (chosen.length === 0) for (const sentence of postSentences(context)) fact(sentence);
  fact(skillsSentence(context, taken));
  if (length > 120) tell(4);
  const asks = askRoom(context, chosen, length, take, keep);
  fact(educationSentence(context, now));
  fact(languagesSentence(context));
  if (length > 120) {
    tell(4);
    fact(placeSentence(context));
  }
  tell(maxTold);
  if (structure === "points" && chosen.length === 1)
    return planLetter({ ...context, choices: { ...choices, structure: "proof" } }, evidence, now);
  const attached =
    length > 120 ? keep(makeSentence(context, "attached", words.attached(tone), { sources: [] })) : [];
  const thanks =
    length > 120 ? keep(makeSentence(context, "thanks", words.thanks(tone), { sources: [] })) : [];
  return {
    structure,
    apply,
    duty,
    reason,
    points,
    ...tellInOrder(context, inOrder(chosen), asks),
    facts,
    end: [...start, ...(take(attached) ? attached : []), ...close, ...(take(thanks) ? thanks : [])],
  };
}

/** Minimum share of a duty's words that the CV must have before the letter offers help with it. */
const minShared = 0.4;

/** Closes with a duty of the advert that the CV mentions, or else with a set phrase. */
function closeSentence(context: LetterContext, opening: LetterSentence | null): LetterSentence {
  const { words, choices } = context;
  const said = opening?.sources[0]?.text;
  const duty = words.closeWith
    ? dutyClauses(context).find(({ line, shared }) => line !== said && shared >= minShared)
    : undefined;
  if (!duty || !words.closeWith)
    return makeSentence(context, "close", words.close(choices.tone), { sources: [] });
  return makeSentence(context, "close", words.closeWith(duty.text), { sources: [advertSource(duty.line)] });
}

/** The company as a sentence names it; empty if the title names it: "Openings at Northbeck". */
export function companyUnlessInTitle({ title, company }: Letter["job"]): string {
  const spoken = companyInSentence(company);
  return title.toLowerCase().includes(spoken.toLowerCase()) ? "" : spoken;
}

/**
 * Returns the line that is worth most. Lines that answer no new requirement are worth less, and lines of a post that is
 * already used a little less.
 */
function best(
  candidates: readonly LetterEvidence[],
  chosen: readonly LetterEvidence[],
  taken: ReadonlySet<number>,
): LetterEvidence | undefined {
  const worth = (one: LetterEvidence): number => {
    const isNews = one.answers.length === 0 || one.answers.some((at) => !taken.has(at));
    const samePost = chosen.filter(({ post }) => post !== null && post.id === one.post?.id).length;
    return one.score - (isNews ? 0 : 3) - samePost;
  };
  return candidates
    .filter((one) => !chosen.includes(one))
    .reduce<LetterEvidence | undefined>(
      (first, one) => (!first || worth(one) > worth(first) ? one : first),
      undefined,
    );
}

/** Whether an English line needs "my work included …", which a letter says only once. */
const isStiff = ({ clause }: LetterEvidence, { language }: Letter["choices"]): boolean =>
  language.startsWith("en") && (clause.form === "noun" || clause.form === "to");

/** Sorts lines by post, as in the CV, and the lines of a post by rank. */
function inOrder(chosen: readonly LetterEvidence[]): LetterEvidence[] {
  const others = [...new Set(chosen.map(({ other }) => other?.name))];
  const place = ({ post, other }: LetterEvidence): number => post?.at ?? 1_000 + others.indexOf(other?.name);
  return chosen.toSorted((one, other) => place(one) - place(other));
}

/** Writes the lines in order. Two sentences of the same kind begin differently. */
function tellInOrder(
  context: LetterContext,
  chosen: readonly LetterEvidence[],
  asks: ReadonlyMap<LetterEvidence, LetterSentence>,
): Pick<LetterPlan, "told" | "starts"> {
  const isPoints = context.choices.structure === "points";
  const turns = new Map<Relation, number>();
  const begins = paragraphStarts(chosen.map(placeOf), context.choices.structure);
  const told = chosen.map((one, at) => {
    const before = chosen[at - 1] ?? null;
    const relation = relationOf(one, before);
    const turn = relation === "same" || relation === "earlier" ? (turns.get(relation) ?? 0) : 0;
    turns.set(relation, turn + 1);
    // The words of the advert would interrupt the lines of a post.
    const ask = relation === "same" && !isPoints ? null : (asks.get(one) ?? null);
    // A point follows the one before without a break, so it need not name the place again.
    const isFirst = !isPoints && (begins.has(at) || ask !== null);
    const sentence = evidenceSentence(context, one, before, { turn, isFirst });
    if (!ask || !isPoints) return { ask, sentence };
    // A point begins with the words of the advert that it answers.
    // A sentence has only one colon.
    const sign = sentence.text.includes(":") ? " –" : context.choices.language === "fr" ? " :" : ":";
    const rest = /^I\b/u.test(sentence.text) ? sentence.text : lowerFirst(sentence.text);
    const text = `${ask.text}${sign} ${rest}`;
    return { ask: null, sentence: { ...sentence, text } };
  });
  return { told, starts: begins };
}

const placeOf = ({ post, other }: LetterEvidence): string => post?.id ?? other?.name ?? "";

/** Introduces lines with the skills that the advert asks for, if there is room. */
function askRoom(
  context: LetterContext,
  chosen: readonly LetterEvidence[],
  length: number,
  take: (sentences: LetterSentence[]) => boolean,
  keep: (sentence: LetterSentence | null) => LetterSentence[],
): Map<LetterEvidence, LetterSentence> {
  const asks = new Map<LetterEvidence, LetterSentence>();
  const isPoints = context.choices.structure === "points";
  const most = isPoints ? maxTold : length === 300 ? 2 : 1;
  const said = new Set<string>();
  for (const one of chosen) {
    if (asks.size === most) break;
    const ask = askedSkillsSentence(context, one, asks.size, said);
    if (!ask) continue;
    const [kept] = keep(ask.sentence);
    if (!kept || !(isPoints || take([kept]))) continue;
    ask.names.forEach((name) => said.add(name));
    asks.set(one, isPoints ? { ...kept, text: context.listed(ask.names) } : kept);
  }
  return asks;
}

/** Names the two latest posts with their years, for letters that cannot use the lines of the CV. */
function postSentences(context: LetterContext): LetterSentence[] {
  const { cv, words } = context;
  return cv.posts
    .filter(({ title, company, years }) => title !== "" && company !== "" && years !== null)
    .slice(0, 2)
    .flatMap(({ id, title, company, isNow, years, post }) => {
      if (!years) return [];
      const ways = isNow ? words.postNow(title, company, years[0]) : words.postPast(title, company, ...years);
      return [makeSentence(context, `post:${id}`, ways, { sources: [cvSource(post.line)] })];
    });
}

const wordsIn = (sentences: readonly LetterSentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);

const ended = (text: string): string => (/[.!?…]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`);
