import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { scanCv } from "./scan-cv.ts";

const resume = (more: object): Uint8Array =>
  strToU8(JSON.stringify({ basics: { name: "Ana Ruiz", email: "ana@example.com" }, ...more }));
const many = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at));
const shown = { advert: null, before: "", now: new Date("2026-11-29") };

test.each([
  [
    "a post with 17,000 highlights",
    resume({ work: [{ name: "Mill", highlights: many(17_000, (at) => `Cut costs ${at}`) }] }),
  ],
  ["60,000 posts", resume({ work: many(60_000, (at) => ({ name: `Mill ${at}`, highlights: ["Led it"] })) })],
  ["3,000 posts", resume({ work: many(3_000, (at) => ({ name: `Mill ${at}` })) })],
  ["a summary of 9 MB", resume({ basics: { name: "Ana Ruiz", summary: "Responsible. ".repeat(690_000) } })],
  ["data of 30,000 values for which there is no field", resume({ meta: many(30_000, String) })],
  ["a word of 9 MB", strToU8("a".repeat(9_000_000))],
  ["50,000 lines of addresses", strToU8("ana@example.com\n".repeat(50_000))],
  ["a web page of 5,000 paragraphs", strToU8(`<html><body>${"<p>Nurse</p>".repeat(5_000)}`)],
])("refuses %s before it is scored", async (_, bytes) => {
  expect(await scanCv({ bytes, name: "cv.txt", shown })).toEqual({ ok: false, reason: "too-complex" });
});

test("scans a JSON Resume with a photo of a megabyte", async () => {
  const image = `data:image/jpeg;base64,${"A".repeat(1_000_000)}`;
  const bytes = resume({ basics: { name: "Ana Ruiz", image }, work: [{ name: "Mill", position: "Porter" }] });
  const scan = await scanCv({ bytes, name: "cv.json", shown });
  expect(scan).toMatchObject({ ok: true, result: { name: "cv.json" } });
});
