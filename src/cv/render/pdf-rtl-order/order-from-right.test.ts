import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import * as mupdf from "mupdf";
import { expect, test } from "vitest";
import { pageOf } from "../../../../tests/support/engines.ts";
import { extractPdfText, hasPoppler } from "../../../../tests/support/extract-pdf-text.ts";
import { sampleCv } from "../../../../tests/support/sample-cvs.ts";
import type { CvDocument } from "../../document/cv-document.ts";
import { templates, type TemplateName } from "../../document/cv-look.ts";
import { pageFonts } from "../page-fonts.ts";
import { typesetterFonts } from "../typst-engine.server.ts";
import { typstInputs } from "../typst-input.ts";
import { orderFromRight } from "./order-from-right.ts";
import { oneOfEachRow } from "../../../../tests/support/full-run.ts";

const folder = join(import.meta.dirname, "..", "templates");
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: typesetterFonts() }] });
const names = Object.keys(templates) as TemplateName[];

/** The file as the engine writes it, without reordering. */
function draw(document: CvDocument, template: TemplateName): Uint8Array {
  const inputs = typstInputs(pageOf({ ...document, look: { ...document.look, template } }), {
    preview: false,
  });
  const { result } = compiler.compile({ mainFilePath: join(folder, `${template}.typ`), inputs });
  if (!result) throw new Error("it does not compile");
  return new Uint8Array(compiler.pdf(result, { creationTimestamp: 1_700_000_000 }));
}

function withBullets(person: "layla" | "noa", bullets: readonly string[]): CvDocument {
  const cv = sampleCv(person);
  cv.sections.experience = cv.sections.experience.map((job) => ({
    ...job,
    description: bullets.map((bullet) => `- ${bullet}`).join("\n"),
  }));
  return cv;
}

const mixed = {
  layla: [
    "أدرت فريقًا من 12 مهندسًا في شركة Acme Ltd. (عمان) لمدة ٣ سنوات.",
    "قلت: «التقارير أولًا»؛ ثم شرحت (بالتفصيل) كيف تقرأ الأرقام، ولماذا تختلف النسب بين الأشهر في مجلة المجتمع.",
    "C++ وC# و.NET في مشروع واحد!",
  ],
  noa: [
    "ניהלתי צוות של 12 מהנדסים בחברת Acme Ltd. (תל-אביב) במשך 3 שנים.",
    'אמרתי: "קודם הדוחות"; ואז הסברתי (בפירוט) איך קוראים מספרים, ולמה אחוזים שונים בין חודשים, צה"ל ודו"ח.',
    "בניתי לוחות בקרה ב-SQL וב-Python (ספריית pandas), ב-45% בשנים 2019–2023.",
  ],
} as const;

/** The pixels of each page. */
const look = (pdf: Uint8Array) => {
  const document = mupdf.Document.openDocument(pdf, "application/pdf");
  return Array.from({ length: document.countPages() }, (_, number) => {
    const page = document.loadPage(number).toPixmap(mupdf.Matrix.scale(2, 2), mupdf.ColorSpace.DeviceGray);
    return page.getPixels().slice();
  });
};

/** The largest difference of a pixel, of 255. */
const difference = (before: Uint8Array, after: Uint8Array) => {
  const pages = [look(before), look(after)] as const;
  expect(pages[1].length).toBe(pages[0].length);
  let largest = 0;
  for (const [number, page] of pages[0].entries()) {
    const other = pages[1][number];
    // An iterator would take longer over these millions of pixels than the drawing.
    for (let at = 0; at < page.length; at += 1)
      largest = Math.max(largest, Math.abs((page[at] ?? 0) - (other?.[at] ?? 0)));
  }
  return largest;
};

/** For each page, the tags whose content shows something, in the order of their numbers. */
const marks = (pdf: Uint8Array) => {
  const document = new mupdf.PDFDocument(pdf);
  return Array.from({ length: document.countPages() }, (_, page) => {
    const content = Buffer.from(document.findPage(page).get("Contents").readStream().asUint8Array());
    return Array.from(content.toString("latin1").matchAll(/\/MCID (\d+)/g), ([, number]) => Number(number));
  });
};

const fromRight = names.map((template) =>
  (["layla", "noa"] as const).map((person) => ({ template, person })),
);
test.each(oneOfEachRow(fromRight))(
  "pages look the same, and every mark stays in its place: $template, $person",
  ({ template, person }) => {
    const before = draw(withBullets(person, mixed[person]), template);
    const after = orderFromRight(before);
    expect(after).not.toBe(before);
    // MuPDF rounds the widths of letters, so those of Vazirmatn move by less than a pixel.
    const isExact =
      person === "noa" ||
      pageFonts(pageOf({ ...sampleCv(person), look: { ...sampleCv(person).look, template } })).text[0] ===
        "Amiri";
    expect(difference(before, after)).toBeLessThanOrEqual(isExact ? 0 : 200);
    expect(marks(after)).toEqual(marks(before));
    expect(new mupdf.PDFDocument(after).wasRepaired()).toBe(false);
  },
);

test.each([
  ["noa", "צמצמתי איחורים בעזרת לוח בקרה לסדרנים.", "a stop at the end"],
  ["noa", mixed.noa[0], "numbers, Latin letters, brackets and a hyphen"],
  ["noa", mixed.noa[1], "quotation marks and a line that breaks"],
  ["layla", "بنيت تقرير أوقات الانتظار في 14 عيادة.", "a number within"],
  ["layla", "نشرت في مجلة المجتمع، ثم في نجم.", "letters that stand over each other"],
  ["layla", "كتبت وثائق SQL وPython كل يوم.", "words of other letters"],
] as const)("MuPDF reads a line in order: %s, %s", async (person, bullet, _why) => {
  const read = async (pdf: Uint8Array) => (await extractPdfText(pdf, "mupdf")).replaceAll(/\s+/g, " ");
  const before = draw(withBullets(person, [bullet]), "ledger");
  expect(await read(before)).not.toContain(`• ${bullet}`);
  expect(await read(orderFromRight(before))).toContain(`• ${bullet}`);
});

test.each(["mupdf", "pdfjs"] as const)("stacked letters are read once: %s", async (program) => {
  const bullet = "الخبرة في نجم لجنن لحين";
  // The letters after the first of a stack occur nowhere else in the file: the engine writes no text for them.
  const before = draw(withBullets("layla", [bullet]), "editorial");
  expect(await extractPdfText(before, program)).not.toContain(bullet);
  expect(await extractPdfText(orderFromRight(before), program)).toContain(bullet);
});

test.each(
  (["editorial", "swiss"] as const).flatMap((template) =>
    (["poppler", "mupdf", "pdfjs"] as const).map((program) => [program, template] as const),
  ),
)("letters are read in order where some have vowel marks: %s, %s", async (program, template) => {
  if (program === "poppler" && !hasPoppler()) return;
  const bullet = "تصميم في عمّان سنويًا مُهَنْدِسَةٌ مُتَخَصِّصَةٌ والتّصميم جيد جدًا";
  const pdf = orderFromRight(draw(withBullets("layla", [bullet]), template));
  const text = (await extractPdfText(pdf, program)).replaceAll(/[\u200b-\u200f\u202a-\u202e]/g, "");
  expect(text.replaceAll(/\s+/g, " ")).toContain(bullet.replaceAll(/\p{Mn}/gu, ""));
});

test.each(["layla", "noa"] as const)(
  "a program that orders text by position reads whole words: %s",
  async (person) => {
    // Vowel marks are extracted next to the wrong letters.
    const bullets = mixed[person].map((bullet) => bullet.replaceAll(/\p{M}/gu, ""));
    const pdf = orderFromRight(draw(withBullets(person, bullets), "ledger"));
    const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const read = words(await extractPdfText(pdf, "pdfjs"));
    expect(bullets.flatMap(words).filter((word) => !read.includes(word))).toEqual([]);
  },
);

test.each([
  "(((",
  ")))",
  String.raw`א\)ב \( \\ \000 (ג`,
  "ET\nQ\nBT\n",
  "EMC /Span << /MCID 0 >> BDC",
  "\u202eהפוך\u202c \u200f.\u200f",
  "שָׁלוֹם (עִבְרִית)",
  "א🙂ב 🙂",
  "א".repeat(400),
])("user text cannot break the file: %s", (words) => {
  const cv = withBullets("noa", [words, `שורה ${words} אחרת`]);
  cv.personal.fullName = words;
  const before = draw(cv, "sidebar");
  const after = orderFromRight(before);
  expect(difference(before, after)).toBe(0);
  expect(marks(after)).toEqual(marks(before));
});

test("returns other bytes unchanged", () => {
  for (const text of ["", "%PDF-1.7", "%PDF-1.7 <<\n  /Type /Page\n startxref\n5\n%%EOF"]) {
    const bytes = new TextEncoder().encode(text);
    expect(orderFromRight(bytes)).toBe(bytes);
  }
  const latin = draw(sampleCv("amara"), "ledger");
  expect(orderFromRight(latin)).toBe(latin);
});
