import type { Letter } from "../letter.ts";
import { readLetter } from "../read-letter-file.ts";

/** Checks whether a request comes from a page with JavaScript. */
export function isJson(request: Request): boolean {
  return /^application\/json\b/.test(request.headers.get("content-type") ?? "");
}

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

/** A paragraph that was changed in a form is one sentence of the person's own; an emptied one is left out. */
function withFields(letter: Letter, field: (name: string) => string | null): Letter {
  const paragraphs = letter.paragraphs.flatMap((paragraph, at) => {
    const typed = field(`paragraph-${at}`)?.replace(/\s+/gu, " ").trim();
    if (typed === "") return [];
    const before = paragraph.sentences.map(({ text }) => text).join(" ");
    if (typed === undefined || typed === before) return [paragraph];
    const text = typed.slice(0, 3_000);
    return [
      { ...paragraph, sentences: [{ id: `yours:${at}`, text, sources: [], answers: [], isYours: true }] },
    ];
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
