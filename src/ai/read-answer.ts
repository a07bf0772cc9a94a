import { firstMark, ratings, readNumberedLines, type AnswerLine } from "./model-request.ts";
import type { AnswerForm, Rubric } from "./model-tasks.ts";

type ReadAnswer = { ok: true; lines: AnswerLine[] } | { ok: false; problem: "junk" | "form" };

/**
 * Reads a whole answer in the form that was asked for. An answer with any other line is refused as a whole, because half
 * of it may mean something else.
 *
 * @param text the text that was sent, with the numbers of lines that may be rewritten
 */
export function readAnswer(form: AnswerForm, answer: string, text: string): ReadAnswer {
  const written = writtenLines(answer);
  if (!written.some((line) => /\p{L}/u.test(plainAnswer(line)))) return { ok: false, problem: "junk" };
  if (form.kind === "line") {
    const line = { mark: "", text: plainAnswer(answer), rating: null };
    return written.length === 1 ? { ok: true, lines: [line] } : { ok: false, problem: "form" };
  }
  const lines = written.map(markedLine);
  const isWhole = lines.every((line) => line !== null);
  const read = isWhole && readers[form.kind](lines, text, form.kind === "remarks" ? form.rubric : {});
  return read ? { ok: true, lines: read } : { ok: false, problem: "form" };
}

/** The lines of an answer, without thoughts, empty lines and the fences of a block of code. */
export function writtenLines(answer: string): string[] {
  return withoutThoughts(answer)
    .split(/\r\n?|\n/u)
    .filter((line) => !/^\s*(?:```\w*)?\s*$/u.test(line));
}

type MarkedLine = { mark: string; text: string };

/** Reads "[3] New text". Some models write the mark in bold, or as an item of a list. */
function markedLine(line: string): MarkedLine | null {
  const [, mark, text] = /^[\s>*-]*\[([^\][]{1,30})\][*:]*(?:\s+(.*))?$/u.exec(line) ?? [];
  return mark === undefined ? null : { mark: mark.trim(), text: plainAnswer(text ?? "") };
}

const maxPoints = 12;

/** Each returns null if the lines do not have its form. */
const readers: Readonly<
  Record<
    Exclude<AnswerForm["kind"], "line">,
    (lines: readonly MarkedLine[], text: string, rubric: Rubric) => AnswerLine[] | null
  >
> = {
  points: (lines) =>
    lines.length <= maxPoints && lines.every(({ mark, text }) => mark === "+" && text !== "")
      ? [...new Set(lines.map(({ text }) => text))].map((text) => ({ mark: "", text, rating: null }))
      : null,
  rewrites(lines, sent) {
    if (lines.length === 1 && lines[0]?.mark === "none") return [];
    const before = readNumberedLines(sent);
    const isUsable =
      new Set(lines.map(({ mark }) => mark)).size === lines.length &&
      lines.every(({ mark, text }) => before.has(mark) && text !== "");
    if (!isUsable) return null;
    return lines
      .filter(({ mark, text }) => before.get(mark) !== text)
      .map(({ mark, text }) => ({ mark, text, rating: null }));
  },
  remarks(lines, _sent, rubric) {
    const wanted = [...Object.keys(rubric), firstMark];
    const found = wanted.map((mark) => lines.filter((one) => one.mark.toLowerCase() === mark.toLowerCase()));
    if (lines.length !== wanted.length || found.some(({ length }) => length !== 1)) return null;
    const read = found.flat().map(({ text }, at) => remark(wanted[at] ?? "", text));
    return read.every((line) => line !== null) ? read : null;
  },
};

const rated = new RegExp(String.raw`^(${ratings.join("|")})\b[\s:.,|–—-]*`, "iu");

/** A criterion without a rating or without words is not judged. */
function remark(mark: string, text: string): AnswerLine | null {
  const [start = "", word] = rated.exec(text) ?? [];
  const rating = mark === firstMark ? null : (ratings.find((one) => one === word?.toLowerCase()) ?? null);
  const words = mark === firstMark ? text : text.slice(start.length);
  return words === "" || (mark !== firstMark && rating === null) ? null : { mark, text: words, rating };
}

/**
 * Turns a model's answer into one line of plain text: no thoughts, tags, links, Markdown or control characters.
 *
 * @example plainAnswer('"**Led** [a team](http://x.example)"') // "Led a team"
 */
export function plainAnswer(answer: string): string {
  const line = withoutMarks(withoutThoughts(answer))
    // Control and direction characters, with which a text could look different from its content.
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return withoutMarks(line.replace(/^["“„«'‘]+(.*?)["”“»'’]+$/u, "$1")).trim();
}

/** Removes what some models write before their answer. */
function withoutThoughts(answer: string): string {
  return answer.replace(/<think>[\s\S]*?(<\/think>|$)/giu, "");
}

/** Removes marks until none is left, because removing one can make another: "<<b>script>". */
function withoutMarks(text: string): string {
  const less = text
    .replace(/[\p{Cf}]+/gu, "")
    .replace(/<\/?[a-z!][^<>]*>/giu, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replace(/(?:https?:\/\/|www\.)\S*/giu, "")
    .replace(/^\s*(?:[-*•>]|#{1,6}|\d+[.)])\s+/gmu, "")
    .replace(/[*`]+|__|~~/gu, "");
  return less === text ? less : withoutMarks(less);
}
