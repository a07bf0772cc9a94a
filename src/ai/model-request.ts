export const modelTasks = ["reword", "tailor", "translate", "feedback", "question"] as const;
export type ModelTask = (typeof modelTasks)[number];

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

/** A task for the model, with the texts that its answer may be based on. */
export type ModelRequest = {
  task: ModelTask;
  /** The language of a translation. */
  language: ModelLanguage;
  /** A bullet, a paragraph, a sentence or the answer to an interview question, on one line. */
  text: string;
  /** The person's CV as plain text, without name and contacts. */
  cv: string;
  /** The advert for a letter or a CV, or the question for an interview answer; empty for none. */
  context: string;
};

/** Maximum characters of each field. A longer text is refused; the other fields are cut. */
export const modelLimits = { text: 6_000, cv: 12_000, context: 8_000, answer: 3_500, key: 300 } as const;

/**
 * A figure, name or skill of an answer that the person's texts do not have. `context`: only the advert or the question
 * has it.
 */
export type UnsupportedClaim = { words: string; foundIn: "nowhere" | "context" };

/**
 * Why there is no answer. `stalled`: the time limit was reached. `cut`: the answer ended early. `junk`: it was not
 * usable. `refused`: the service answered with an error. `busy`: too many people ask at the moment. `bad-key`: no
 * service can take the person's own key.
 */
export type ModelProblem =
  | "stalled"
  | "cut"
  | "junk"
  | "refused"
  | "unreachable"
  | "busy"
  | "too-many"
  | "bad-key";

/** One line of the streamed answer, as JSON. */
export type ModelEvent =
  | { kind: "text"; text: string }
  | { kind: "done"; text: string; loose: readonly UnsupportedClaim[] }
  | { kind: "problem"; problem: ModelProblem };

/** Whether a header can carry a person's own key: printable ASCII without spaces. */
export const isUsableKey = (key: string): boolean =>
  /^[\x21-\x7e]+$/.test(key) && key.length <= modelLimits.key;

export const ownKeyHeader = "x-language-model-key";
