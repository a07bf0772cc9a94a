import { isJson } from "../../platform/json/parse-json.ts";
import type { Letter } from "../letter.ts";
import { readLetter } from "../read-letter.ts";

/** Reads the letter of a request: JSON, or a form with the letter and its paragraphs as edited. Null for anything else. */
export async function readSentLetter(request: Request): Promise<Letter | null> {
  try {
    if (isJson(request)) return readLetter(await request.json());
    const form = await request.formData();
    const field = (name: string): string | null => {
      const value = form.get(name);
      return typeof value === "string" ? value : null;
    };
    const letter = readLetter(JSON.parse(field("letter") ?? "null"));
    return letter && withFields(letter, field);
  } catch {
    return null;
  }
}

const paragraphsOf = (typed: string): string[] =>
  typed
    .split(/\n\s*\n/u)
    .map((text) => text.replace(/\s+/gu, " ").trim())
    .filter((text) => text !== "");

/**
 * A paragraph that was changed in a form is one sentence of the person's own, or a paragraph for each text between empty
 * lines. An emptied one is left out.
 */
function withFields(letter: Letter, field: (name: string) => string | null): Letter {
  const paragraphs = letter.paragraphs.flatMap((paragraph, at) => {
    const typed = field(`paragraph-${at}`);
    const before = paragraph.sentences.map(({ text }) => text).join(" ");
    if (typed === null) return [paragraph];
    const [one, ...more] = paragraphsOf(typed);
    if (one === before && more.length === 0) return [paragraph];
    return paragraphsOf(typed.slice(0, 3_000)).map((text, part) => ({
      ...paragraph,
      sentences: [{ id: `yours:${at}-${part}`, text, sources: [], answers: [], isYours: true }],
    }));
  });
  const line = (name: "subject" | "greeting" | "closing"): string =>
    (field(name) ?? letter[name]).slice(0, 500);
  return {
    ...letter,
    paragraphs,
    subject: line("subject"),
    greeting: line("greeting"),
    closing: line("closing"),
  };
}
