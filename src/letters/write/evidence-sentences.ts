import type { LetterSentence } from "../letter.ts";
import type { Relation } from "../phrases/phrases.ts";
import { findSkills } from "../../jobs/extraction/skills/find-skills.ts";
import { foldText } from "../../text/fold-text.ts";
import type { LetterEvidence } from "./evidence.ts";
import { advertSource, cvSource, makeSentence, type LetterContext } from "./statement.ts";
import { skillInSentence } from "../../jobs/extraction/skills/skill-in-sentence.ts";
import type { Requirement } from "../../matching/requirements/requirement.ts";

type AskedSkill = Extract<Requirement, { kind: "skill" }>;

/** The id of a line's sentence. It stays the same while the line does. */
export function evidenceId({ line, clause }: LetterEvidence): string {
  return `${line.address}:${foldText(clause.text)
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .slice(0, 40)}`;
}

/** Writes a line of the CV as a sentence. It names the employer or project unless the sentence before does. */
export function evidenceSentence(
  context: LetterContext,
  evidence: LetterEvidence,
  before: LetterEvidence | null,
  { turn = 0, isFirst = false }: { turn?: number; isFirst?: boolean } = {},
): LetterSentence {
  const { words, matches } = context;
  const { clause, line, post, other, answers } = evidence;
  const relation = relationOf(evidence, before);
  const place = post?.company ?? other?.name ?? "";
  const told = {
    clause,
    relation,
    isNow: (post ?? other)?.isNow ?? false,
    title: shortTitle(post?.title ?? ""),
    place: relation === "same" ? shortName(place) : place,
    is: other?.is ?? ("post" as const),
    isFirst,
    isNext:
      !isFirst &&
      context.choices.structure !== "points" &&
      before?.post !== null &&
      post?.at === (before?.post?.at ?? 0) + 1,
    isSameCompany: relation === "earlier" && post?.company === before?.post?.company,
  };
  const asked = answers.flatMap((at) => matches[at]?.asked.line.text ?? []);
  return makeSentence(context, evidenceId(evidence), words.told(told), {
    sources: [
      cvSource(line),
      ...(post ? [cvSource(post.post.line)] : []),
      ...[...new Set(asked)].slice(0, 2).map((text) => advertSource(text)),
    ],
    answers,
    turn,
  });
}

/** The abbreviation at the end of a name: "FEMA" of "Federal Emergency Management Agency (FEMA)". */
const shortName = (name: string): string => /\((\p{Lu}{2,8})\)$/u.exec(name)?.[1] ?? name;

/** A title without its field: "Staff Nurse" of "Staff Nurse, Acute Medical Unit". */
const shortTitle = (title: string): string => /^(\p{L}+(?: [\p{L}\d]+)+), /u.exec(title)?.[1] ?? title;

export function relationOf({ post, other }: LetterEvidence, before: LetterEvidence | null): Relation {
  if (!before) return "first";
  if (post ? before.post?.id === post.id : before.other?.name === other?.name) return "same";
  if (post?.years && before.post?.years && post.years[1] <= before.post.years[0]) return "earlier";
  return "other";
}

/** Names of skills that often mean something else in a line: "sales of £38 million", "200 contributors on GitHub". */
const vague: ReadonlySet<string> = new Set(["Sales", "Research", "Teaching", "Nursing", "Writing", "Git"]);

/** Names the skills that the advert asks for and a line shows. Returns null if the language has no sentence for them. */
export function askedSkillsSentence(
  context: LetterContext,
  evidence: LetterEvidence,
  turn: number,
  said: ReadonlySet<string>,
): { sentence: LetterSentence; names: string[] } | null {
  const { matches, words, listed, hasAdvertWords } = context;
  const { answers } = evidence;
  if (!hasAdvertWords) return null;
  const some = answers.flatMap((at) => {
    const asked = matches[at]?.asked;
    return asked?.kind === "skill" && asked.importance !== "mentioned" && !vague.has(asked.skills[0] ?? "")
      ? [{ asked, at }]
      : [];
  });
  const named = new Set(findSkills(evidence.line.text).map(({ skill }) => skill));
  const names = [...new Set(some.map(({ asked }) => skillPhrase(asked, named)))]
    .filter((name) => !said.has(name))
    .slice(0, 3);
  // One common noun, such as "unit testing", does not deserve a sentence.
  if (names.length === 0 || (names.length === 1 && names[0] === names[0]?.toLowerCase())) return null;
  const sentence = makeSentence(context, `ask:${names.join()}`, words.ask(listed(names)), {
    turn,
    sources: some.map(({ asked }) => advertSource(asked.line.text)),
  });
  return { sentence, names };
}

/**
 * Writes a skill within a sentence. Of several alternatives, it names the one that the CV shows.
 *
 * @param shown the canonical names of the skills that the line of the CV shows
 */
function skillPhrase({ skills }: AskedSkill, shown: { has: (skill: string) => boolean }): string {
  return skillInSentence(skills.find((one) => shown.has(one)) ?? skills[0] ?? "");
}
