import { createHash } from "node:crypto";
import * as z from "zod";
import { readFrontMatter } from "../../platform/markdown/read-front-matter.server.ts";
import { type Question, type QuestionKind, questionKinds, type QuestionSet } from "./question.ts";

const fields = z.strictObject({
  label: z.string(),
  // A single number is a number for YAML.
  groups: z
    .union([z.string(), z.number()])
    .nullable()
    .transform((groups) =>
      String(groups ?? "")
        .split(/,\s*/)
        .filter(Boolean),
    ),
});

/**
 * Reads a file of `content/questions`: front matter, a table of kind, question, why it is asked and what a good answer
 * shows, and then answers in full, each below its question as a heading.
 *
 * @throws when the file has another shape. Content is part of the program, so that is a bug.
 */
export function readQuestionSet(path: string, file: string): QuestionSet {
  const { fields: head, markdown } = readFrontMatter(path, file, fields);
  const [table = "", ...sections] = markdown.split(/^## /m);
  const answers = new Map(
    sections.map((section) => {
      const [text = "", ...lines] = section.trim().split("\n");
      return [text, printed(lines.join("\n").trim())];
    }),
  );
  const rows = table.split("\n").filter((line) => line.startsWith("| "));
  const questions = rows.slice(1).map((row): Question => {
    const [kind = "", text = "", why = "", good = ""] = row
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
    if (!isKind(kind) || !text || !why || !good) throw new Error(`${path}: not a question: ${row}`);
    const answer = answers.get(text) ?? null;
    answers.delete(text);
    const id = questionId(text);
    return { id, kind, text: printed(text), why: printed(why), good: printed(good), answer, skill: null };
  });
  for (const text of answers.keys()) throw new Error(`${path}: an answer without its question: ${text}`);
  return { ...head, questions };
}

/** Replaces the quotation marks and apostrophes of a keyboard with those of print. */
function printed(text: string): string {
  return text.replaceAll(/"([^"]*)"/g, "“$1”").replaceAll("'", "’");
}

/** Returns an id for a question of these words. */
export function questionId(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 10);
}

function isKind(kind: string): kind is QuestionKind {
  return questionKinds.some(({ key }) => key === kind);
}
