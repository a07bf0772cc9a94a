import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { pageOf } from "../../../tests/support/engines.ts";
import { extractors, extractPdfText, hasPoppler } from "../../../tests/support/extract-pdf-text.ts";
import { sampleCv } from "../../../tests/support/sample-cvs.ts";
import { familyOf, fontFamilyNames, fontFilesOf } from "../fonts/font-families.ts";
import { covers, readCoverage } from "../fonts/read-coverage.ts";
import { misreadScripts, scriptFonts } from "../fonts/scripts.ts";
import { openTypst } from "./typst-engine.server.ts";

const typst = openTypst();

/** Draws a CV with a text as its summary. */
function draw(summary: string) {
  const cv = sampleCv("amara");
  const drawing = typst.drawPdf(pageOf({ ...cv, personal: { ...cv.personal, summary } }));
  if (!drawing.ok) throw new Error(drawing.reason);
  return drawing;
}

/** A title of a job and a town in each script that only some families have. */
const texts = {
  Devanagari: "सॉफ़्टवेयर इंजीनियर, नई दिल्ली",
  Bengali: "সফটওয়্যার প্রকৌশলী, ঢাকা",
  Gurmukhi: "ਸਾਫਟਵੇਅਰ ਇੰਜੀਨੀਅਰ, ਅੰਮ੍ਰਿਤਸਰ",
  Gujarati: "સોફ્ટવેર એન્જિનિયર, અમદાવાદ",
  Oriya: "ସଫ୍ଟୱେର ଇଞ୍ଜିନିୟର, ଭୁବନେଶ୍ୱର",
  Tamil: "மென்பொருள் பொறியாளர், சென்னை",
  Telugu: "సాఫ్ట్‌వేర్ ఇంజనీర్, హైదరాబాద్",
  Kannada: "ಸಾಫ್ಟ್‌ವೇರ್ ಎಂಜಿನಿಯರ್, ಬೆಂಗಳೂರು",
  Malayalam: "സോഫ്റ്റ്‌വെയർ എഞ്ചിനീയർ, കൊച്ചി",
  Sinhala: "මෘදුකාංග ඉංජිනේරු, කොළඹ",
  Thai: "วิศวกรซอฟต์แวร์ เชียงใหม่",
  Lao: "ວິສະວະກອນຊອບແວ ວຽງຈັນ",
  Khmer: "វិស្វករកម្មវិធី ភ្នំពេញ",
  Myanmar: "ဆော့ဖ်ဝဲအင်ဂျင်နီယာ ရန်ကုန်",
  Georgian: "პროგრამული ინჟინერი, თბილისი",
  Armenian: "Ծրագրային ճարտարագետ, Երևան",
  Ethiopic: "የሶፍትዌር መሐንዲስ፣ አዲስ አበባ",
  Korean: "소프트웨어 엔지니어, 서울",
};

test.each(Object.entries(texts))("a page has every letter of %s", (_, text) => {
  expect(draw(text).missing).toEqual([]);
});

test.each(Object.entries(texts).filter(([, text]) => misreadScripts(text).length === 0))(
  "every program reads %s from the PDF as it was written",
  async (_, text) => {
    const { pdf } = draw(text);
    const programs = extractors.filter((program) => program !== "poppler" || hasPoppler());
    for (const program of programs) {
      // oxlint-disable-next-line no-await-in-loop -- one program after the other
      const read = (await extractPdfText(pdf, program)).replaceAll(/\s+/g, " ");
      expect({ program, isRead: read.includes(text) }).toEqual({ program, isRead: true });
    }
  },
);

test("the person is told which scripts some programs misread", () => {
  expect(misreadScripts("วิศวกร, दिल्ली, Tbilisi, თბილისი")).toEqual(["Devanagari", "Thai"]);
  expect(Object.values(texts).filter((text) => misreadScripts(text).length === 0)).toHaveLength(4);
});

test("the font of a script has its letters", () => {
  for (const text of Object.values(texts)) {
    const font = scriptFonts.find(({ letters }) => letters.test(text));
    const coverage = readCoverage(readFileSync(fontFilesOf(font?.sans ?? "Inter")[0] ?? ""));
    const lost = Array.from(text).filter(
      (letter) => /[\p{L}\p{M}]/u.test(letter) && !covers(coverage, letter.codePointAt(0) ?? 0),
    );
    expect({ text, lost }).toEqual({ text, lost: [] });
  }
});

test("a browser loads at most 400 kB for a style of a script, but for those with thousands of letters", () => {
  const large = scriptFonts.map(({ sans }) => sans).filter((name) => /JP|SC|KR/.test(name));
  const others = fontFamilyNames.filter((name) => !large.includes(name));
  const tooLarge = others.flatMap(fontFilesOf).filter((file) => statSync(file).size > 420_000);
  expect(tooLarge).toEqual([]);
  expect(large.filter((name) => !familyOf(name).package.startsWith("noto-sans-"))).toEqual([]);
});
