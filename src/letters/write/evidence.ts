import { parseMonthDate } from "../../text/periods.ts";
import { toSentences } from "../../cv/score/text-lines.ts";
import { conceptsIn } from "../../matching/evidence/concepts.ts";
import type { Requirement } from "../../matching/requirements/requirement.ts";
import type { CvLine } from "../../matching/evidence/cv-line.ts";
import type { Matched } from "../../matching/verdict/match-cv.ts";
import { foldText } from "../../text/fold-text.ts";
import type { LetterLanguage } from "../letter.ts";
import type { Clause } from "../phrases/phrases.ts";
import { toClause } from "./clause.ts";
import { wordStems } from "../letter-advert.ts";
import { nameOf, type LetterCv, type LetterPost } from "./letter-cv.ts";

/** A line of a CV that a letter can use. */
export type LetterEvidence = {
  clause: Clause;
  line: CvLine;
  /** The post of the line; null for a project or volunteering. */
  post: LetterPost | null;
  /** The project or organisation of a line without a post. */
  other: { is: "project" | "volunteering" | "summary"; name: string; isNow: boolean } | null;
  /** Positions of the requirements that it shows. */
  answers: readonly number[];
  /** The line shares words with the advert, or states a figure. */
  isRelevant: boolean;
  score: number;
};

const counts = { required: 3, preferred: 2, mentioned: 1 } as const;
const maxAnswers = 7;
/** Points of a line for a word that is a topic of the advert, and for any other word of the advert. */
const [pointsOfTopic, pointsOfWord] = [1.3, 0.5];
const maxShared = 5;

/** Stems of the advert: of its lines about the work, of its subject and of its title. */
type About = {
  language: LetterLanguage;
  words: ReadonlySet<string>;
  topics: ReadonlySet<string>;
  ofTitle: ReadonlySet<string>;
};

/**
 * Lists the lines that a letter may use, the best first: those that show what the advert asks for, share its words,
 * state a figure and are recent.
 */
export function listEvidence(
  cv: LetterCv,
  matches: readonly Matched<Requirement>[],
  about: About,
): LetterEvidence[] {
  if (cv.isNamesOnly) return [];
  const seen = new Set<string>();
  return cv.facts.lines
    .flatMap((line) => evidenceOf(line, cv, matches, about))
    .filter(({ clause: { text } }) => !seen.has(foldText(text)) && seen.add(foldText(text)))
    .sort((one, other) => other.score - one.score);
}

function evidenceOf(
  line: CvLine,
  cv: LetterCv,
  matches: readonly Matched<Requirement>[],
  about: About,
): LetterEvidence[] {
  const { language, words, topics, ofTitle } = about;
  const isText = /\/(?:description|highlights|summary)$/u.test(line.address);
  const isSummary = line.address === "personal/summary" && language.startsWith("en");
  if (!isSummary && (!isText || !["experience", "projects", "volunteering"].includes(line.list))) return [];
  const post = cv.posts.find(({ id }) => id === line.row) ?? null;
  const other = post
    ? null
    : isSummary
      ? ({ is: "summary", name: "", isNow: true } as const)
      : otherPlace(cv, line);
  if (!post && !other) return [];
  const shown = matches.flatMap(({ verdict, lines, asked }, at) => {
    const isShown = (verdict === "met" || verdict === "partly") && lines.some((one) => isSame(one, line));
    return isShown && (asked.kind === "skill" || asked.kind === "line") ? [at] : [];
  });
  const sentences = toSentences(line.text);
  return sentences.flatMap((sentence) => {
    const named = conceptsIn(sentence);
    const answers = shown.filter((at) => sentences.length === 1 || namesOne(matches[at]?.asked, named));
    const clause = toClause(sentence, language, (post ?? other)?.isNow ?? false);
    if (!clause || (isSummary && clause.form !== "own")) return [];
    const asked = answers.reduce((sum, at) => sum + counts[matches[at]?.asked.importance ?? "mentioned"], 0);
    const shared = wordStems(sentence).reduce(
      (sum, stem) => sum + (topics.has(stem) ? pointsOfTopic : words.has(stem) ? pointsOfWord : 0),
      0,
    );
    const isSameWork = post && wordStems(post.post.position).some((stem) => ofTitle.has(stem)) ? 1 : 0;
    const hasFigure = /\d/u.test(sentence) ? 1 : 0;
    const recency = post ? 1.5 / (1 + post.at) : 0.2;
    const isVerb = clause.form === "noun" ? 0 : 1.5;
    const isStudy = studied.test(clause.text) ? -1.5 : 0;
    const isLong = sentence.split(" ").length > 26 ? -1 : 0;
    const score =
      Math.min(asked, maxAnswers) +
      Math.min(shared, maxShared) +
      isSameWork +
      hasFigure +
      recency +
      isVerb +
      isStudy +
      isLong;
    // The reader gains little from a line that has nothing to do with the advert.
    const isRelevant = answers.length > 0 || shared > 0 || hasFigure === 1;
    return [{ clause, line, post, other, answers, isRelevant, score }];
  });
}

/** Verbs of learning, which show less than verbs of doing. */
const studied = /^(?:practi[cs]ed|learn(?:ed|t)|studied|attended|collaborated)\b/u;

const namesOne = (asked: Requirement | undefined, named: ReadonlySet<string>): boolean =>
  namesOf(asked).some((name) => named.has(name));

function namesOf(asked: Requirement | undefined): readonly string[] {
  if (asked?.kind === "skill") return asked.skills;
  return asked?.kind === "line" ? [...conceptsIn(asked.text)] : [];
}

const isSame = (one: CvLine, other: CvLine): boolean =>
  one.address === other.address && one.text === other.text;

function otherPlace({ document }: LetterCv, { list, row }: CvLine): LetterEvidence["other"] {
  const { projects, volunteering } = document.sections;
  const project = list === "projects" ? projects.find(({ id }) => id === row) : undefined;
  const post = list === "volunteering" ? volunteering.find(({ id }) => id === row) : undefined;
  const name = nameOf(project?.name ?? post?.organisation ?? "");
  if (name === "" || /^\d/u.test(name)) return null;
  const isOpen = post !== undefined && post.startDate.trim() !== "" && post.endDate.trim() === "";
  const isNow = isOpen || parseMonthDate(post?.endDate ?? "") === "present";
  return { is: project ? "project" : "volunteering", name, isNow };
}
