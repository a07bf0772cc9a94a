import { expect, inject, test } from "vitest";
import { createDrawingReader } from "../../src/cv/render/svg-frame-reader.ts";
import { readOwnPdf } from "../../src/cv/import/read-own-pdf.ts";
import { extractPdfText } from "../support/extract-pdf-text.ts";
import { sampleCv } from "../support/sample-cvs.ts";

const url = inject("siteUrl");

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", origin: url, ...headers },
  });

test("a posted CV is returned as pages with the places of its fields", async () => {
  const answer = await post("/cv-builder/preview", JSON.stringify(sampleCv("amara")));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  const { pages, places } = createDrawingReader().read(await answer.text()) ?? { pages: [], places: [] };
  expect(pages).toMatchObject([
    { width: 596, height: 842 },
    { width: 596, height: 842 },
  ]);
  expect(places.map(({ pointer }) => pointer)).toContain("/sections/experience/0/company");
});

test("a posted CV is returned as a file named after the person, which can be imported again", async () => {
  const answer = await post("/cv-builder/file", JSON.stringify(sampleCv("chen")));
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="CV.pdf"; filename*=UTF-8''${encodeURIComponent("陈思远-CV.pdf")}`,
  );
  const pdf = await answer.bytes();
  expect(await extractPdfText(pdf, "pdfjs")).toContain("陈思远");
  expect(readOwnPdf(pdf)).toMatchObject({ basics: { name: "陈思远" } });
});

test("a form can post it too, and characters without a glyph are named", async () => {
  const cv = sampleCv("amara");
  cv.personal.headline = "Analyst 🙂";
  const answer = await post(
    "/cv-builder/file",
    new URLSearchParams({ document: JSON.stringify(cv) }).toString(),
    {
      "content-type": "application/x-www-form-urlencoded",
    },
  );
  expect(answer.headers.get("content-disposition")).toContain('filename="Amara-Osei-CV.pdf"');
  expect(JSON.parse(decodeURIComponent(answer.headers.get("x-missing-characters") ?? ""))).toEqual(["🙂"]);
});

test.each([
  ["what is no JSON", "{", 400, "not-json"],
  ["what is no CV", '{"version":1}', 422, "not-a-cv"],
  [
    "more than can be drawn",
    JSON.stringify({
      ...sampleCv("amara"),
      custom: Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, title: "a".repeat(20_000) })).map(
        (one) => ({
          ...one,
          rows: [{ id: "1", title: "b".repeat(20_000) }],
        }),
      ),
    }),
    413,
    "too-large",
  ],
])("refuses %s", async (_, body, status, reason) => {
  for (const path of ["/cv-builder/preview", "/cv-builder/file"]) {
    const answer = await post(path, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ reason });
  }
});

test("a form without JavaScript gets a problem as a sentence", async () => {
  const answer = await post("/cv-builder/file", "document=%7B", {
    "content-type": "application/x-www-form-urlencoded",
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toBe("The file could not be made. Go back: your text is still there.");
});

test("refuses other sites, other methods and bodies above the limit", async () => {
  const cv = JSON.stringify(sampleCv("amara"));
  expect((await post("/cv-builder/file", cv, { origin: "https://evil.example" })).status).toBe(403);
  expect((await fetch(`${url}/cv-builder/file`)).status).toBe(405);
  expect((await post("/cv-builder/preview", " ".repeat(2_600_000))).status).toBe(413);
});
