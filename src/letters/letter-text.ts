import { phrases } from "./phrases/phrases-by-language.ts";
import { formatLetterDate } from "./write/format-letter-date.ts";
import type { Letter, LetterParagraph } from "./letter.ts";
import { writeBlocks } from "../text/blocks/markdown-lines.ts";
import { cvFileName } from "../cv/export/cv-file-name.ts";

export function paragraphText({ sentences }: LetterParagraph): string {
  // A sentence that is being written may have spaces at its end, or be empty.
  return sentences
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** In Germany, France and Spain, the date follows the address of the reader. */
export const isAfterReader = (language: Letter["choices"]["language"]): boolean => !language.startsWith("en");

/** The company and the contact person, in the order and with the title that are the custom: "Frau Helga Marquardt". */
export function recipientLines({ job, choices }: Pick<Letter, "job" | "choices">): string[] {
  const { language, address } = choices;
  const contact = choices.contact.trim();
  if (language !== "de") return [contact, job.company].filter((line) => line !== "");
  const title = address === "ms" ? "Frau " : address === "mr" ? "Herrn " : "";
  return [job.company, contact === "" ? "" : title + contact].filter((line) => line !== "");
}

/** The line with the date, with the place where that is the custom: "Kassel, 29. November 2026". */
export function dateLine({ date, choices, sender }: Pick<Letter, "date" | "choices" | "sender">): string {
  const day = formatLetterDate(date, choices.language) ?? date;
  const [place = ""] = sender.place.split(",");
  const { fill, file } = phrases[choices.language];
  const [written] = (place !== "" && file.dateLine && fill([file.dateLine], { place, day })) || [day];
  return written;
}

/** The blocks of a letter from the date to the signature, in order. Line breaks separate the lines of a block. */
export function letterBlocks(letter: Letter): { text: string; is: "text" | "subject" }[] {
  const { job, choices, subject, greeting, paragraphs, closing, sender } = letter;
  const to = recipientLines({ job, choices }).join("\n");
  const day = { text: dateLine(letter), is: "text" } as const;
  const blocks = [
    ...(isAfterReader(choices.language) ? [] : [day]),
    { text: to, is: "text" },
    ...(isAfterReader(choices.language) ? [day] : []),
    { text: subject, is: "subject" },
    { text: greeting, is: "text" },
    ...paragraphs.map((one) => ({ text: paragraphText(one), is: "text" as const })),
    { text: closing, is: "text" },
    { text: sender.name, is: "text" },
    { text: phrases[choices.language].file.enclosure ?? "", is: "text" },
  ] as const;
  return blocks.filter(({ text }) => text !== "");
}

/** A letter as plain text, with the contacts of the sender at the top. */
export function letterText(letter: Letter): string {
  const { name, email, phone, place } = letter.sender;
  const head = [name, email, phone, place].filter((line) => line !== "").join("\n");
  const body = letterBlocks(letter).map(({ text }) => ({ level: 0, text }) as const);
  return `${head}\n\n${writeBlocks(body)}\n`;
}

/** Names a file after the person: "Amara Osei" → "Amara-Osei-Letter.pdf". */
export function letterFileName(name: string, extension: string): string {
  return cvFileName(name, extension).replace(/CV(?=\.\w+$)/u, "Letter");
}
