import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import { toJsonResume } from "../../src/cv/json-resume/to-json-resume.ts";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { extractPdfText } from "../support/extract-pdf-text.ts";
import { sampleCv } from "../support/sample-cvs.ts";
import { spendData } from "../support/save-data.ts";
import { eachNth } from "../support/full-run.ts";
import { sharedSiteWithJobs, sharedSiteWithMail } from "../support/shared.ts";
import { importCv } from "../support/visit-cv-builder.ts";

spendData();

const world = sharedSiteWithMail();
const siteWithJobs = sharedSiteWithJobs();

/** Words of the interface, none of which belongs on paper. */
const words = /Sign (In|Up|out)|Saved jobs|Save job|Privacy Policy|Skip to content|Similar jobs|Report this/;

test("a job prints its text and the address to apply at, and nothing of the interface", async () => {
  const page = await world.browser.newPage({ baseURL: siteWithJobs.url, colorScheme: "dark" });
  await page.goto("/jobs?q=senior+data+analyst");
  await page.goto((await page.locator(".job h3 a").first().getAttribute("href")) ?? "");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const address = await page.locator(".top-acts .btn-primary").getAttribute("href");
  const text = await extractPdfText(await page.pdf({ format: "A4" }), "mupdf");
  expect(text).toContain(title);
  expect(text.replace(/\s/g, "")).toContain(`:${address}`);
  expect(text).not.toMatch(words);
  await page.close();
});

test("interview questions print open, without the form that finds them", async () => {
  const page = await world.browser.newPage({ baseURL: world.site.url });
  // Styles arrive in another order when the page is reached by a link.
  await page.goto("/tools");
  await page.getByRole("link", { name: /Try This Tool.*Interview Question Generator/ }).click();
  await page.getByLabel("Job title").fill("Nurse");
  await page.getByRole("button", { name: "Find questions" }).click();
  await page.getByRole("heading", { name: "Behavioural" }).waitFor();
  const text = await extractPdfText(await page.pdf({ format: "A4" }), "mupdf");
  expect(text).toContain("A good answer shows");
  expect(text).not.toMatch(words);
  expect(text).not.toMatch(/Job title|Find questions/);
  await page.close();
});

test("a public CV prints without the interface", async () => {
  const context = await signedInBrowser(world, await registerOnSite(world));
  const id = randomUUID();
  const headers = { origin: world.site.url };
  const data = { title: "CV", revision: 0, document: sampleCv("amara") };
  await context.request.put(`/documents/cv/${id}`, { headers, data });
  const form = { cv: id, slug: "amara-on-paper", showContacts: "on" };
  await context.request.post("/cv-builder/public", { headers, form, maxRedirects: 0 });
  const page = await context.newPage();
  await page.goto("/cv/amara-on-paper");
  const text = await extractPdfText(await page.pdf({ format: "A4" }), "mupdf");
  expect(text).toContain("Amara Osei");
  expect(text).toContain("Front Range Transit");
  expect(text).not.toMatch(words);
  await context.close();
});

describe("the builder prints the pages of the CV and nothing else:", () => {
  const short = sampleCv("amara");
  short.sections.experience = short.sections.experience.slice(0, 1);
  Object.assign(short.sections, { publications: [], projects: [], references: [], awards: [] });
  const letter = sampleCv("amara");
  letter.look.pageSize = "letter";
  test.each(
    eachNth(2, [
      ["one page", short, 1, [595, 842], 1440],
      ["two pages", sampleCv("amara"), 2, [595, 842], 1440],
      ["two pages of US Letter, from a phone that shows the form", letter, 2, [612, 792], 360],
    ] as const),
  )("%s", async (_, cv, pages, [width, height], viewport) => {
    const page = await world.browser.newPage({
      baseURL: world.site.url,
      viewport: { width: viewport, height: 800 },
      colorScheme: "dark",
    });
    await openInBuilder(page, cv);
    await expect.poll(() => sheetsReady(page)).toBe(pages);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const document = await getDocumentProxy(new Uint8Array(pdf));
    expect(document.numPages).toBe(pages);
    const [, , right = 0, top = 0] = (await document.getPage(1)).view;
    expect([Math.round(right), Math.round(top)]).toEqual([width, height]);
    // The letters are outlines: any text would be the interface's.
    expect((await extractPdfText(pdf, "mupdf")).trim()).toBe("");
    await expect.poll(() => page.locator(".cv-print svg").count()).toBe(0);
    await page.close();
  });
});

async function openInBuilder(page: Page, cv: CvDocument): Promise<void> {
  await page.goto("/cv-builder?step=personal");
  await page.getByRole("tab", { name: "Personal Info" }).waitFor();
  await importCv(page, "cv.json", JSON.stringify(toJsonResume(cv)));
  await page.getByLabel("Full name").and(page.locator("[value='Amara Osei']")).waitFor();
}

/** How many pages the builder would print now. */
function sheetsReady(page: Page): Promise<number> {
  return page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    const sheets = document.querySelectorAll(".cv-print svg:has(use)").length;
    dispatchEvent(new Event("afterprint"));
    return sheets;
  });
}
