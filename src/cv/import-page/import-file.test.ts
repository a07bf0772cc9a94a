import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { sampleCv, samplePeople, type SamplePerson } from "../../../tests/support/sample-cvs.ts";
import { readField } from "../edit/set-field.ts";
import { toDocx } from "../export/to-docx.ts";
import { fieldsOf, reviewGroups } from "../import/review-groups.ts";
import { readCv } from "../read/read-cv.ts";
import { readLines } from "../read/read-lines.ts";
import { refusals } from "../read/refusals.ts";
import { openTypst } from "../render/typst-engine.server.ts";
import { toPage } from "../view-model/to-page.ts";
import { importFile } from "./import-file.ts";

let count = 0;
const newId = () => `id-${(count += 1)}`;
const readPages = async (file: File) => readCv(new Uint8Array(await file.arrayBuffer()), file.name);
const fileOf = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);

async function importOf(bytes: Uint8Array, name: string) {
  const result = await importFile(fileOf(bytes, name), readPages, newId);
  if (!result.ok) throw new Error(result.problem);
  return result.cv;
}

const typst = openTypst();

function pageOf(person: SamplePerson) {
  const page = toPage(sampleCv(person));
  if (!page.ok) throw new Error(page.reason);
  return page.page;
}

function pdfOf(person: SamplePerson): Uint8Array {
  const drawing = typst.drawPdf(pageOf(person));
  if (!drawing.ok) throw new Error(drawing.reason);
  return drawing.pdf;
}

describe.each(samplePeople)("the files of %s", (person) => {
  test.each(["pdf", "docx"] as const)("as %s have name, posts and their language", async (kind) => {
    const truth = sampleCv(person);
    const bytes = kind === "pdf" ? pdfOf(person) : await toDocx(pageOf(person));
    const { document, guessed } = await importOf(bytes, `cv.${kind}`);
    expect(document.personal.fullName).toBe(truth.personal.fullName);
    expect(guessed).toBe(truth.language);
    const posts = (cv: typeof truth) =>
      cv.sections.experience.map(({ position, startDate, endDate }) => ({ position, startDate, endDate }));
    expect(posts(document)).toEqual(posts(truth));
  });
});

test("every text that was read has a confidence and a place", async () => {
  const { document, reading, readings } = await importOf(pdfOf("amara"), "cv.pdf");
  expect(reading?.pages.length).toBeGreaterThan(0);
  const fields = fieldsOf(reviewGroups(document, readings));
  const written = fields.filter(({ address }) => readField(document, address).trim() !== "");
  expect(written.length).toBeGreaterThan(30);
  for (const { address, reading: own } of written) {
    // "Present" is not in the file: its period has no end.
    if (readField(document, address) === "Present") continue;
    expect(own?.confidence, address).toBeGreaterThan(0);
    expect(own?.places.length, address).toBeGreaterThan(0);
  }
  const email = readings.get("personal/email");
  expect(email?.places[0]?.page).toBe(1);
});

test("links that are not texts of their own stay with their rows", async () => {
  const text = "Ana Ruiz\nana@example.com\ngithub.com/ana | linkedin.com/in/ana | gitlab.com/ana\n";
  const { document, readings } = await importOf(strToU8(text), "cv.txt");
  const [github, gitlab] = document.personal.profiles;
  expect([github?.network, gitlab?.network]).toEqual(["GitHub", "GitLab"]);
  for (const row of [github, gitlab]) expect(readings.has(`profiles/${row?.id}/url`)).toBe(true);
  expect(readings.has("personal/linkedIn")).toBe(true);
});

test("signs of the file never become formatting", async () => {
  const text =
    "Ana Ruiz\n\nEXPERIENCE\n\nAnalyst | Acme Ltd | 2019 – 2021\n- Used *args and **kwargs** in [x](https://x.example)\n";
  const { document } = await importOf(strToU8(text), "cv.txt");
  const page = toPage(document);
  if (!page.ok) throw new Error(page.reason);
  const [bullet] = page.page.sections[0]?.entries[0]?.body ?? [];
  expect(bullet?.runs.map((run) => run.text).join("")).toBe(
    "Used *args and **kwargs** in [x](https://x.example)",
  );
  expect(bullet?.runs.every((run) => run.href === null && !run.bold)).toBe(true);
});

test.each([
  ["encrypted", "encrypted"],
  ["a picture", "picture"],
  ["a program", "program"],
] as const)("%s: the person is told what to do", async (_, reason) => {
  const bytes = {
    encrypted: strToU8("%PDF-1.4\n1 0 obj\n<</Encrypt 2 0 R>>\nendobj"),
    picture: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
    program: strToU8("MZ program"),
  }[reason];
  const result = await importFile(fileOf(bytes, "cv.pdf"), readPages, newId);
  expect(result.ok ? "" : Object.values<string>(refusals)).toContain(result.ok ? "" : result.problem);
});

test("other data and other archives are refused", async () => {
  const other = await importFile(fileOf(strToU8('{"name":"package"}'), "package.json"), readPages, newId);
  expect(other).toEqual({ ok: false, problem: "The file can be read, but there is no CV in it." });
  const zip = await importFile(fileOf(zipSync({ "a.txt": strToU8("a") }), "a.zip"), readPages, newId);
  expect(zip).toEqual({ ok: false, problem: refusals.unknown });
});

test("a birth date that was read goes into its field, hidden until the person shows it", async () => {
  const { document, readings } = await importFile(
    new File(["x"], "cv.txt"),
    () => {
      const line = { page: 1, box: [0, 0, 9, 9] as [number, number, number, number] };
      return Promise.resolve({
        ok: true,
        ...readLines({ lines: [], links: [] }),
        document: { basics: { name: "Ana Muster", foothold: { birthDate: "03.04.1988" } } },
        confidence: { "/basics/name": 0.9, "/basics/foothold/birthDate": 0.9 },
        places: { "/basics/foothold/birthDate": line },
      });
    },
    newId,
  ).then((result) => {
    if (!result.ok) throw new Error(result.problem);
    return result.cv;
  });
  expect(document.personal.birthDate).toBe("03.04.1988");
  expect(document.hidden).toContain("personal/birthDate");
  expect(readings.get("personal/birthDate")).toMatchObject({ confidence: 0.9 });
});
