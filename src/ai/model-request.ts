import type { ModelTask } from "./model-tasks.ts";

/** ISO 639-1 codes of the languages that a text can be translated into. */
export const modelLanguages = [
  "ar",
  "de",
  "en",
  "es",
  "fr",
  "it",
  "ja",
  "nl",
  "pl",
  "pt",
  "uk",
  "zh",
] as const;
export type ModelLanguage = (typeof modelLanguages)[number];

/** The texts that an answer may be based on, apart from the text that it is about. Each may be empty. */
export type ModelBasis = {
  /** The person's CV as plain text, without name and contacts. */
  cv: string;
  /** The advert for a letter or a CV, or the question for an interview answer. */
  context: string;
  /** What the advert asks for and what the CV shows of it: `requirementList`. */
  requirements: string;
  /** Where the text is: "Bullet of a CV. Experience: Staff Nurse, Harbour View Hospital". */
  where: string;
};

/** A task for the model, with the texts that it may see. */
export type ModelRequest = ModelBasis & {
  task: ModelTask;
  /** The language of a translation. */
  language: ModelLanguage;
  /**
   * A bullet, a paragraph, a sentence, notes or the answer to an interview question. Tasks that rewrite or review many
   * lines get them numbered: `numberedLines`.
   */
  text: string;
};

/** Maximum characters of the other fields. They are cut. The limits of the text and the answer depend on the task. */
export const modelLimits = { cv: 12_000, context: 8_000, requirements: 4_000, where: 400, key: 300 } as const;

/**
 * A figure, name or skill of an answer that the person's texts do not have. `context`: only the advert or the question
 * has it. `elsewhere`: the person's texts have it, but not the line that was rewritten.
 */
export type UnsupportedClaim = { words: string; foundIn: "nowhere" | "context" | "elsewhere" };

export const ratings = ["strong", "fair", "weak"] as const;
export type Rating = (typeof ratings)[number];

/** A part of an answer. */
export type AnswerLine = {
  /** The number of the line that it rewrites, or the criterion that it is about; empty for others. */
  mark: string;
  text: string;
  rating: Rating | null;
};

/** The mark of the remark that says what to change first. */
export const firstMark = "First";

export type CheckedLine = AnswerLine & { loose: readonly UnsupportedClaim[] };

/**
 * Why there is no answer. `stalled`: the time limit was reached. `cut`: the answer ended early. `junk`: it had no words.
 * `form`: it did not have the form that was asked for. `language`: it was in another language. `refused`: the service
 * answered with an error. `busy`: too many people ask at the moment. `bad-key`: no service can take the person's own key.
 */
export type ModelProblem =
  | "stalled"
  | "cut"
  | "junk"
  | "form"
  | "language"
  | "too-long"
  | "refused"
  | "unreachable"
  | "busy"
  | "too-many"
  | "bad-key";

/** One line of the streamed answer, as JSON. Only answers of one line are shown while they are written. */
export type ModelEvent =
  | { kind: "text"; text: string }
  | { kind: "done"; lines: readonly CheckedLine[] }
  | { kind: "problem"; problem: ModelProblem };

/** Whether a header can carry a person's own key: printable ASCII without spaces. */
export const isUsableKey = (key: string): boolean =>
  /^[\x21-\x7e]+$/.test(key) && key.length <= modelLimits.key;

export const ownKeyHeader = "x-language-model-key";

/** Writes lines with their numbers, from 1: "[1] Led a team". */
export function numberedLines(lines: readonly string[]): string {
  return lines.map((line, at) => `[${at + 1}] ${line.replace(/\s+/gu, " ").trim()}`).join("\n");
}

/** Reads numbered lines: their texts by number. */
export function readNumberedLines(text: string): Map<string, string> {
  const lines = text.split("\n").flatMap((line) => {
    const [, mark, words] = /^\[(\d+)\] (.*)$/u.exec(line) ?? [];
    return mark !== undefined && words !== undefined ? [[mark, words] as const] : [];
  });
  return new Map(lines);
}

/** A requirement of an advert with the verdict on the CV. */
type JudgedRequirement = { words: string; importance: string; verdict: string };

/** Writes what an advert asks for, one requirement a line: "Excel (required): met". */
export function requirementList(requirements: readonly JudgedRequirement[]): string {
  return requirements
    .map(({ words, importance, verdict }) => `- ${words} (${importance}): ${verdict}`)
    .join("\n");
}
