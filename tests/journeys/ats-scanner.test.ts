import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { pdfOf } from "../support/sample-pdf.ts";
import { sharedBrowser } from "../support/shared.ts";
import { saved } from "../support/visit-cv-builder.ts";
import { violations } from "../accessibility/look-at-page.ts";
import { oneVariant } from "../support/full-run.ts";

const browser = sharedBrowser();
let folder = "";
const path = (name: string) => join(folder, name);

const cv = (achievement: string) => `Amara Osei
amara.osei@example.com | +1 303 555 0142 | Denver, CO

Experience
Data analyst, Meadow Clinics
03/2021 – Present
- Built a report in SQL that 46 supervisors open each morning
- ${achievement}

Skills
SQL, Python, dbt
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "scanner-"));
  const line = (y: number, text: string) => `BT /F 11 Tf 50 ${y} Td (${text}) Tj ET`;
  const lines = cv("Responsible for various tasks").replaceAll("–", "-").split("\n");
  await writeFile(path("cv.txt"), cv("Responsible for various tasks"));
  await writeFile(path("mended.txt"), cv("Trained eleven nurses to read the figures of their ward"));
  await writeFile(path("cv.pdf"), pdfOf([lines.map((text, at) => line(780 - at * 16, text)).join(" ")]));
  await writeFile(path("photo.png"), Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function openScanner(javaScriptEnabled: boolean, address = "/tools/ats-scanner"): Promise<Page> {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function scan(page: Page, file: string): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(path(file));
  await page.getByRole("button", { name: "Scan my CV" }).click();
}
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const result = (page: Page) => page.getByRole("region", { name: "Result" });

test.each(
  oneVariant(0, [
    ["with", true],
    ["without", false],
  ] as const),
)("%s JavaScript: scan a CV against an advert, mend it, scan again", async (_, javaScriptEnabled) => {
  const page = await openScanner(javaScriptEnabled);
  await page.getByLabel("Text of the advert").fill("Analyst\n\nRequirements\n- SQL\n- Kubernetes\n");
  await scan(page, "cv.txt");
  await heading(page, "What to change").waitFor();
  const before = Number(await result(page).locator(".scan-number b").first().innerText());
  const duties = page.locator("#finding-verbs");
  await expect.poll(() => duties.innerText()).toContain("“Responsible for various tasks”");
  await expect.poll(() => page.locator(".scan-read").innerText()).toContain("Data analyst, Meadow Clinics");
  // Both figures are there, and what is missing is what to do first.
  await expect.poll(() => result(page).locator(".scan-number b").count()).toBe(2);
  await page.getByRole("link", { name: "Show it, if you have it: Kubernetes" }).waitFor();
  const asked = page.getByRole("region", { name: "What the advert asks for, and where your CV says it" });
  const row = (name: string) => asked.getByRole("listitem").filter({ has: heading(page, name) });
  await expect.poll(() => row("SQL").innerText()).toContain("Built a report in SQL");
  await expect.poll(() => row("Kubernetes").innerText()).toContain("Not in your CV");
  // A line with several findings leads to the first of them.
  const mark = page.getByRole("link", {
    name: /Lines that do not begin with what you did; Words that leave open/,
  });
  await expect.poll(() => mark.getAttribute("href")).toBe("#finding-verbs");

  // The advert is still there for the next scan.
  await expect.poll(() => page.getByLabel("Text of the advert").inputValue()).toContain("Kubernetes");
  await scan(page, "mended.txt");
  await page.getByText(`more than before (${before}).`).waitFor();
  await expect.poll(() => page.locator(".scan-difference").innerText()).toContain("Lines that do not begin");
  await expect.poll(() => page.locator("#finding-verbs").count()).toBe(0);
  await page.context().close();
});

test("pasted text is scanned, and the result has no fault of accessibility", async () => {
  const page = await openScanner(true);
  await page.getByLabel("Or its text").fill(cv("Responsible for various tasks"));
  await page.getByRole("button", { name: "Scan my CV" }).click();
  await heading(page, "What to change").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

test("the pages of a PDF are drawn in the browser, with marks that lead to findings", async () => {
  const page = await openScanner(true);
  await scan(page, "cv.pdf");
  await heading(page, "Where on the page").waitFor();
  await page.locator(".file-sheet canvas").waitFor();
  await page.locator(".file-mark").first().click();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#finding-/);
  await page.context().close();
});

test("a CV of the builder is scanned in place of a file, and has the same score in both", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl") });
  const builder = await context.newPage();
  await builder.goto("/cv-builder?step=personal");
  // A sample in the template with two columns.
  await builder.getByRole("button", { name: "Start from" }).click();
  await builder
    .getByRole("dialog")
    .getByRole("button", { name: /^Sales manager/ })
    .click();
  const name = builder.getByRole("textbox", { name: "Full name" });
  await expect.poll(() => name.inputValue()).not.toBe("");
  await name.fill("Amara Osei");
  await saved(builder);
  await builder.locator("canvas[data-drawing]").first().waitFor();
  const score = builder.locator(".score-number").first();
  await expect.poll(() => score.innerText()).toBe("92");

  const page = await context.newPage();
  await page.goto("/tools/ats-scanner");
  const own = page.getByLabel("My CV");
  await own.waitFor();
  const label = (await own.locator("option").allInnerTexts())[0] ?? "";
  // The CV is chosen at the start. Without it, a file and a text, the message names all three.
  const hint = page.getByText("Its PDF is scanned, as you would send it.");
  await hint.waitFor();
  await own.selectOption("A file or a pasted text");
  await expect.poll(() => hint.count()).toBe(0);
  const scanIt = page.getByRole("button", { name: "Scan my CV" });
  await scanIt.click();
  await page
    .getByText("Choose a file, or paste the text of your CV. Or choose one of your CVs under “My CV”.")
    .waitFor();
  await own.selectOption({ label });
  await scanIt.click();
  await page.locator("#finding-file-columns").waitFor();
  await page.getByText("Change your CV in the CV Builder first.").waitFor();
  expect(await result(page).locator(".scan-number b").first().innerText()).toBe("92");
  await page.locator(".file-sheet canvas").first().waitFor();
  expect(await own.locator("option:checked").innerText()).toBe(label);
  await context.close();
});

test("a job of this site is compared by its address", async () => {
  const page = await openScanner(true, "/jobs");
  const href = await page.locator('a[href^="/jobs/"][href*="-"]').first().getAttribute("href");
  const slug = /\/jobs\/([^?#]+)/.exec(href ?? "")?.[1] ?? "";
  await page.goto(`/tools/ats-scanner?job=${slug}`);
  await expect.poll(() => page.getByLabel("Or its address").inputValue()).toBe(`/jobs/${slug}`);
  await scan(page, "cv.txt");
  await heading(page, "What the advert asks for, and where your CV says it").waitFor();
  await page.context().close();
});

test("a saved job is chosen from a list", async () => {
  const page = await openScanner(true, "/jobs");
  const job = page.locator(".job").first();
  const title = await job.locator("h3").innerText();
  await job.getByRole("button", { name: /^Save job/ }).click();
  await page.goto("/tools/ats-scanner");
  const savedJob = page.getByLabel("A saved job");
  await savedJob.waitFor();
  const label = (await savedJob.locator("option").allInnerTexts())[1] ?? "";
  expect(label).toContain(title.split("\n")[0]);
  await savedJob.selectOption({ label });
  await scan(page, "cv.txt");
  await heading(page, "What the advert asks for, and where your CV says it").waitFor();
  await page.context().close();
});

test.each([
  ["photo.png", "", "The file is a picture."],
  ["", "", "Choose a file, or paste the text of your CV."],
  ["cv.txt", "https://jobs.invalid/1", "This site does not read other sites at present."],
])(
  "%j with the advert %j is answered by a message, and what was typed stays",
  async (file, address, words) => {
    const page = await openScanner(false);
    await page.getByLabel("Or its address").fill(address);
    if (file) await page.locator("input[type=file]").setInputFiles(path(file));
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.getByRole("button", { name: "Scan my CV" }).click(),
    ]);
    expect(answer.status()).toBe(422);
    await page.getByText(words).waitFor();
    await expect.poll(() => page.getByLabel("Or its address").inputValue()).toBe(address);
    await page.context().close();
  },
);
