import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { dropFile, wordCv } from "../support/word-cv.ts";
import { field, step, titleOf, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { newVisitor, openBuilder, visitor } = visitCvBuilder();

async function openImport(): Promise<Page> {
  const page = await visitor().newPage();
  await page.goto("/cv-builder/import");
  await page.getByRole("button", { name: "Read the text", disabled: false }).waitFor();
  return page;
}

const review = (page: Page) => page.getByRole("heading", { name: "Check what was read" });

test("a newcomer drops a Word CV, corrects it, keeps it, picks a template and downloads it", async () => {
  const page = await openImport();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await dropFile(page, "cv-final3.docx", await wordCv());
  await review(page).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");

  // The lines of the file lead to what was read from them.
  await page.getByRole("link", { name: /Data Analyst, Front Range Transit/ }).click();
  const company = page.getByRole("textbox", { name: "Company", exact: true });
  await expect.poll(() => company.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => company.inputValue()).toBe("Front Range Transit");
  await company.fill("Front Range Transit District");

  await page.getByText("Personal details", { exact: true }).click();
  await page.getByLabel("Headline", { exact: true }).fill("Senior data analyst");

  // A line that has no field is put where it belongs.
  const loose = page.getByLabel(/Clean licence for cars and vans.* belongs to/);
  await loose.selectOption({ label: "Interests" });
  await page.getByRole("button", { name: /^Put it there.*Clean licence/ }).click();
  await loose.waitFor({ state: "detached" });
  // No byte of the file leaves the device.
  expect(sent).toEqual([]);

  await page.getByRole("button", { name: "Save as a new CV" }).first().click();
  await page.getByRole("tab", { name: "Personal Info" }).waitFor();
  await expect.poll(() => titleOf(page)).toBe("Amara Osei");
  await expect.poll(() => field(page, "Headline").inputValue()).toBe("Senior data analyst");
  await page.locator(".score-number").waitFor();
  await step(page, "Experience");
  await expect.poll(() => field(page, "Company").inputValue()).toBe("Front Range Transit District");

  await page.getByRole("button", { name: /^Template and look/ }).click();
  const gallery = page.getByRole("dialog", { name: "Your page in twelve templates" });
  await gallery.locator(".template-card", { hasText: "Engineer" }).click();
  await gallery.getByRole("button", { name: "Use Engineer" }).click();
  await gallery.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^PDF/ }).click(),
  ]);
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await readFile(await download.path()))),
    { mergePages: true },
  );
  for (const words of ["Senior data analyst", "Front Range Transit District", "Clean licence"])
    expect(text).toContain(words);
});

test("a PDF is shown as its page, with marks, and its text can be pasted instead", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^PDF/ }).click(),
  ]);
  const own = await readFile(await download.path());
  // Without its attachment it is a PDF like any other.
  const foreign = Buffer.from(own.toString("latin1").replaceAll("/EmbeddedFile", "/EmbeddedFilX"), "latin1");
  await page.locator("input[type=file][hidden]").setInputFiles({
    name: "from-elsewhere.pdf",
    mimeType: "application/pdf",
    buffer: foreign,
  });
  await review(page).waitFor();
  await page.getByRole("img", { name: "The file" }).waitFor();
  await page.getByRole("link", { name: /Full name.*read surely/ }).waitFor();

  await page.getByRole("button", { name: "Discard" }).first().click();
  await page
    .getByLabel("Or paste the text of your CV")
    .fill("Zoë Marsh\nzoe@example.com\n\nSkills\n\nSQL, dbt\n");
  await page.getByRole("button", { name: "Read the text" }).click();
  await review(page).waitFor();
  await page.getByText("Personal details", { exact: true }).click();
  await expect.poll(() => page.getByLabel("Full name").inputValue()).toBe("Zoë Marsh");
});

test("text that is pasted while the page still loads is read", async () => {
  const page = await visitor().newPage();
  const scripts = Promise.withResolvers<undefined>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/cv-builder/import", { waitUntil: "commit" });
  await page.getByLabel("Or paste the text of your CV").fill("Zoë Marsh\nzoe@example.com\n");
  const read = page.getByRole("button", { name: "Read the text" });
  expect(await read.isDisabled()).toBe(true);
  scripts.resolve(undefined);
  await read.click();
  await review(page).waitFor();
});

test("a file that cannot be read says why, and the next one can be chosen", async () => {
  const page = await openImport();
  const choose = (name: string, content: string) =>
    page.locator("input[type=file]").setInputFiles({
      name,
      mimeType: "application/octet-stream",
      buffer: Buffer.from(content, "latin1"),
    });
  for (const [content, words] of [
    ["\u0089PNG\r\n\u001a\n", "The file is a picture"],
    ["MZ program", "The file is a program"],
    ["%PDF-1.4\n1 0 obj\n<<>>\nendobj", "The file is damaged or cut off"],
    ['{"name":"package"}', "there is no CV in it"],
  ] as const) {
    await choose("cv.pdf", content);
    await page.getByRole("alert").filter({ hasText: words }).waitFor();
  }
  await choose("cv.txt", "Zoë Marsh\nzoe@example.com\n");
  await review(page).waitFor();
});

test("an import of another program says in the builder what arrived and what was left out", async () => {
  const page = await openBuilder();
  await page.locator("input[type=file][hidden]").setInputFiles({
    name: "resume.json",
    mimeType: "application/json",
    buffer: Buffer.from(
      JSON.stringify({
        basics: {
          name: "Jonas Weber",
          summary: "Leitung von Projekten für die Bahn und den Nahverkehr in der Region.",
        },
        work: [
          {
            name: "Bahn",
            position: "Leiter",
            startDate: "2019-01",
            highlights: ["Schulung von Mitarbeitern und Betreuung der Kunden"],
          },
        ],
        hobbies: ["maps"],
      }),
    ),
  });
  const notice = page.getByRole("status").filter({ hasText: "resume.json" });
  await notice.waitFor();
  await expect.poll(() => notice.innerText()).toContain("Experience");
  await notice.getByText("Left out: 1 part of the file").click();
  await notice.getByText("hobbies").waitFor();
  await notice.getByRole("button", { name: "Use headings and dates in Deutsch" }).click();
  await notice.getByRole("button", { name: /Deutsch/ }).waitFor({ state: "detached" });
  await notice.getByRole("button", { name: "Close" }).click();
  await notice.waitFor({ state: "detached" });
});

test("without JavaScript the page says what it needs, and leads to the form", async () => {
  const plain = await newVisitor({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto("/cv-builder/import");
  await page.getByRole("link", { name: "write the CV in the form" }).click();
  await page.getByLabel("Full name").waitFor();
  await plain.close();
});
