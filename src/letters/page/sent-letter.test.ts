import { expect, test } from "vitest";
import { analystAdvert, analystCv } from "../../../tests/support/letter-cv.ts";
import { paragraphText } from "../letter-text.ts";
import { firstChoices } from "../letter.ts";
import { writeLetter } from "../write/write-letter.ts";
import { readSentLetter } from "./sent-letter.ts";

const written = writeLetter({
  cv: { id: "cv", title: "Data", document: analystCv() },
  advert: analystAdvert(),
  choices: firstChoices,
  now: new Date("2026-11-27T12:00:00Z"),
});
if (!written.ok) throw new Error(written.reason);
const { letter } = written;

async function sent(fields: Record<string, string>) {
  const body = new URLSearchParams({ letter: JSON.stringify(letter), ...fields });
  const request = new Request("http://localhost:3000/letter", { method: "POST", body });
  return (await readSentLetter(request))?.paragraphs;
}

test("an empty line in a field begins another paragraph, and a single line end does not", async () => {
  const typed = "I am applying,\r\nand I like trams.\r\n\r\n  \r\nMy figures can be checked.\r\n";
  const paragraphs = await sent({ "paragraph-0": typed });
  expect(paragraphs?.map(paragraphText)).toEqual([
    "I am applying, and I like trams.",
    "My figures can be checked.",
    ...letter.paragraphs.slice(1).map(paragraphText),
  ]);
  const ids = paragraphs?.flatMap(({ sentences }) => sentences.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids?.length);
});

test("an empty line alone is a change", async () => {
  const [first, ...others] = letter.paragraphs;
  const [one = "", ...rest] = first?.sentences.map(({ text }) => text) ?? [];
  const paragraphs = await sent({ "paragraph-0": `${one}\r\n\r\n${rest.join(" ")}` });
  expect(paragraphs?.map(paragraphText)).toEqual([one, rest.join(" "), ...others.map(paragraphText)]);
});

test("a field that was not changed keeps its sentences, and an emptied one is left out", async () => {
  const [first, ...others] = letter.paragraphs;
  if (!first) throw new Error("no paragraph");
  expect(await sent({ "paragraph-0": `${paragraphText(first)}\r\n` })).toEqual(letter.paragraphs);
  expect(await sent({ "paragraph-0": " \r\n \r\n" })).toEqual(others);
});
