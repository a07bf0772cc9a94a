import { limits } from "./limits.ts";

/** The reasons why a file is not read, in words for the person. */
export const refusals = {
  empty: "The file is empty.",
  "too-large": `The file is larger than ${limits.file / 1_000_000} MB. Choose a smaller one, without large pictures.`,
  "too-large-unpacked": "The file would be far too large after unpacking. A CV is much smaller.",
  "too-many-pages": `The file has more than ${limits.pages} pages. Choose a file that has only the CV.`,
  "too-complex": "The file has far more text or drawings than a CV, so it was not read.",
  encrypted: "The file is protected by a password. Save it without the password and choose it again.",
  broken: "The file is damaged or cut off. Save or download it again.",
  "no-text":
    "The file has no text: its pages are pictures. Choose a file that was saved from a word processor.",
  entities: "The file contains definitions that can be used for attacks, so it was not read.",
  program: "The file is a program, not a document.",
  picture: "The file is a picture. Choose a document with text.",
  "old-word": "The file is an old Word document (.doc). Save it as .docx or PDF and choose it again.",
  unknown:
    "This kind of file cannot be read. Choose a PDF, Word, OpenDocument, RTF, text, Markdown or HTML file.",
  slow: "Reading your CV took too long, so it was stopped. Try again in a moment.",
  crashed: "The file could not be read: it needs too much memory or is damaged.",
  missing: "The file does not exist or cannot be opened.",
} as const;

export type FileRefusal = keyof typeof refusals;
