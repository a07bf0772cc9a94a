import * as mupdf from "mupdf";
import { expect, test } from "vitest";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { lookBounds, type TemplateName } from "../../src/cv/document/cv-look.ts";
import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { pageOf } from "../support/engines.ts";
import { oneOfEachRow } from "../support/full-run.ts";
import { sampleCv, type SamplePerson } from "../support/sample-cvs.ts";
import { samplePhoto } from "../support/sample-photo.ts";
import { templateNames } from "./extraction-matrix.ts";

const typst = openTypst();

/** Points from the left, top, right and bottom, as mupdf gives them. */
type Box = [number, number, number, number];
type Placed = { text: string; box: Box };
type Places = { page: Box; photos: Box[]; letters: Placed[]; rules: Box[] };

/**
 * Returns the places of the photo, letters and rules of the first page. Fills are omitted, because a photo may lie on
 * a tint.
 */
function placesOf(pdf: Uint8Array): Places {
  const document = mupdf.Document.openDocument(pdf, "application/pdf");
  const page = document.loadPage(0);
  const places: Places = { page: page.getBounds(), photos: [], letters: [], rules: [] };
  page.toStructuredText("preserve-images").walk({
    onImageBlock: (box) => void places.photos.push(box),
    onChar(text, _origin, _font, _size, quad) {
      const xs = [quad[0], quad[2], quad[4], quad[6]];
      const ys = [quad[1], quad[3], quad[5], quad[7]];
      const box: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      if (text.trim() !== "") places.letters.push({ text, box });
    },
  });
  const device = new mupdf.Device({
    strokePath: (path, stroke, matrix) => void places.rules.push(path.getBounds(stroke, matrix)),
  });
  page.run(device, mupdf.Matrix.identity);
  device.close();
  document.destroy();
  return places;
}

const meet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const holds = (outer: Box, inner: Box) =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

const names = {
  "a short name": "Anna Weber",
  "a long name": "Maximiliane Schäfer-Großmann-Hohenstein von und zu Wolfenbüttel",
  "a long word": "Wolfeschlegelsteinhausenberg",
};
const headlines = {
  "a short headline": "Data analyst",
  "a long headline":
    "Data analyst who writes for people, with many years of practice in transport and in health",
};

/** Makes the CV of a sample person with a photo and with everything that its head may contain. */
function withPhoto(
  person: SamplePerson,
  head: { template: TemplateName; name?: string; headline?: string; profiles: number; photo?: string },
): CvDocument {
  const cv = sampleCv(person);
  const { personal } = cv;
  const profiles = Array.from({ length: head.profiles }, (_, at) => ({
    id: `profile-${at}`,
    network: "Site",
    username: "",
    shownAs: "",
    url: `https://www.example-${at}.org/maximiliane-schaefer`,
  }));
  return {
    ...cv,
    look: { ...cv.look, template: head.template },
    personal: {
      ...personal,
      fullName: head.name ?? personal.fullName,
      headline: head.headline ?? personal.headline,
      profiles,
      photo: head.photo ?? samplePhoto(),
      showPhoto: true,
    },
  };
}

function expectFreePhoto(cv: CvDocument): void {
  for (const bound of [0, 1]) {
    const [size, margins, spacing] = (["size", "margins", "spacing"] as const).map(
      (name) => lookBounds[name][bound] ?? 100,
    );
    const drawing = typst.drawPdf(
      pageOf({ ...cv, look: { ...cv.look, size, margins, spacing } as CvDocument["look"] }),
    );
    if (!drawing.ok) throw new Error(drawing.reason);
    const { page, photos, letters, rules } = placesOf(drawing.pdf);
    const [photo, ...others] = photos;
    if (!photo) throw new Error("The page has no photo.");
    expect(others).toEqual([]);
    expect(holds(page, photo)).toBe(true);
    const met = letters.filter(({ box }) => meet(box, photo)).map(({ text }) => text);
    expect(met.join(""), `letters on the photo, ${size} %`).toBe("");
    const outside = letters.filter(({ box }) => !holds(page, box)).map(({ text }) => text);
    expect(outside.join(""), `letters beyond the page, ${size} %`).toBe("");
    expect(
      rules.filter((rule) => meet(rule, photo)),
      `rules through the photo, ${size} %`,
    ).toEqual([]);
  }
}

const heads = Object.entries(names).flatMap(([nameIs, name]) =>
  Object.entries(headlines).flatMap(([headlineIs, headline]) =>
    [0, 9].map((profiles) => ({ nameIs, name, headlineIs, headline, profiles })),
  ),
);

const withHeads = templateNames.map((template) => heads.map((head) => ({ template, ...head })));
test.each(oneOfEachRow(withHeads))(
  "nothing is printed over the photo: $template, $nameIs, $headlineIs, $profiles links",
  (head) => expectFreePhoto(withPhoto("amara", head)),
);

const fromRight = templateNames.map((template) =>
  (["layla", "noa"] as const).flatMap((person) => [0, 9].map((profiles) => ({ template, person, profiles }))),
);
test.each(oneOfEachRow(fromRight))(
  "nothing is printed over the photo, from the right: $template, $person, $profiles links",
  ({ person, ...head }) => expectFreePhoto(withPhoto(person, head)),
);

const sizes = templateNames.map((template) =>
  [
    { width: 60, height: 30 },
    { width: 20, height: 60 },
  ].map((size) => ({ template, ...size })),
);
test.each(oneOfEachRow(sizes))(
  "nothing is printed over a photo of $width × $height: $template",
  ({ template, width, height }) =>
    expectFreePhoto(withPhoto("amara", { template, profiles: 0, photo: samplePhoto(width, height) })),
);
