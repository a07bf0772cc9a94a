import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { samplePhoto } from "../support/sample-photo.ts";
import { spendData } from "../support/save-data.ts";
import {
  field,
  importCv,
  requestsOfDataSaver,
  saved,
  step,
  titleOf,
  visitCvBuilder,
} from "../support/visit-cv-builder.ts";

spendData();

const { newVisitor, openBuilder, visitor } = visitCvBuilder();

test.each([
  ["Plain text", "Zoë-CV.txt", "Northbeck"],
  ["Markdown", "Zoë-CV.md", "# Zoë"],
  ["JSON Resume", "Zoë-CV.json", '"name": "Zoë"'],
  ["Word (DOCX)", "Zoë-CV.docx", "PK"],
])("%s is made in the browser", async (kind, name, holds) => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Zoë");
  await step(page, "Experience");
  await field(page, "Company").fill("Northbeck");
  await step(page, "Skills");
  await page.getByRole("button", { name: "Generate CV" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: new RegExp(`^${kind.replaceAll(/[()]/g, String.raw`\$&`)}`) }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  expect((await readFile(await download.path())).toString("utf8")).toContain(holds);
});

test("a tall photo is round in a Word file, if the template has it round", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Zoë");
  const buffer = Buffer.from(samplePhoto(60, 80).split(",")[1] ?? "", "base64");
  await field(page, "Choose a photo").setInputFiles({ name: "zoe.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: /^Template and look/ }).click();
  await page.locator(".template-card", { hasText: "Band" }).click();
  await page.getByRole("button", { name: "Use Band" }).click();
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Word/ }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const xml = strFromU8(files["word/document.xml"] ?? new Uint8Array());
  expect(xml).toContain('<a:prstGeom prst="ellipse">');
  expect(xml).not.toMatch(/<a:srcRect [lrtb]/);
});

test("soon after opening, every kind of file is made without a network, and files are imported", async () => {
  const page = await openBuilder();
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .join(" "),
    );
  await field(page, "Full name").fill("Amara");
  for (const part of [
    "to-docx",
    "to-text",
    "to-markdown",
    "to-json-resume",
    "cv-import-page",
    "versions-dialog",
  ])
    await expect.poll(fetched).toContain(part);
  // The engine is loaded once it draws.
  await page.getByText("Preview made in your browser").waitFor();
  await visitor().setOffline(true);
  for (const [kind, name, holds] of [
    ["Plain text", "Amara-CV.txt", "Amara"],
    ["Markdown", "Amara-CV.md", "# Amara"],
    ["JSON Resume", "Amara-CV.json", '"name": "Amara"'],
    ["Word", "Amara-CV.docx", "PK"],
    ["PDF", "Amara-CV.pdf", "%PDF-"],
  ] as const) {
    await page.getByRole("button", { name: "Download", exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: new RegExp(`^${kind}`) }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    expect((await readFile(await download.path())).toString("utf8")).toContain(holds);
  }
  await importCv(page, "Another.json", JSON.stringify({ basics: { name: "Zoë" } }));
  await expect.poll(() => titleOf(page)).toBe("Zoë");
});

test("a browser with data saving loads no part before it is needed", async () => {
  const page = await visitor().newPage();
  const work = async () => {
    await field(page, "Skill").fill("SQL");
    await saved(page);
  };
  const requests = await requestsOfDataSaver(page, { path: "/cv-builder?step=skills", work });
  expect(requests.filter((path) => /cache-builder|to-docx|start-dialog/.test(path))).toEqual([]);
});

test("a downloaded file can be imported again, as a separate CV", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  await step(page, "Skills");
  await page.getByRole("button", { name: "Generate CV" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^PDF/ }).click(),
  ]);
  await field(page, "Skill").fill("Later");
  await importCv(page, "Amara.pdf", await readFile(await download.path()));
  await expect.poll(() => titleOf(page)).toBe("Amara Osei");
  await step(page, "Skills");
  await expect.poll(() => page.locator(".chip-name").count()).toBe(0);
  await step(page, "Personal Info");
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara Osei");
  await page.locator("input[type=file][hidden]").setInputFiles({
    name: "notes.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"name":"package"}'),
  });
  await page.getByRole("alert").waitFor();
});

test("without JavaScript a form makes the PDF, and returns the typed text until its dates can be parsed", async () => {
  const plain = await newVisitor({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto("/cv-builder");
  await page.getByLabel("Full name").fill("Amara Osei");
  await page.getByLabel("Summary").and(page.locator("textarea")).fill("One.\n\nTwo.");
  await page.getByRole("group", { name: "Experience 1" }).getByLabel("Company").fill("Meadow Clinics");
  await page.getByRole("button", { name: "Add experience" }).click();
  const second = page.getByRole("group", { name: "Experience 2" });
  await second.getByLabel("Company").fill("Front Range Transit");
  await second.getByLabel("Start date").fill("Spring 2021");
  await page.getByLabel("Skills, divided by commas").fill("SQL, Python");
  const [refused] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: "Generate CV" }).click(),
  ]);
  expect(refused.status()).toBe(422);
  await expect.poll(() => page.locator(".error").innerText()).toBe("Use MM/YYYY, for example 03/2021.");
  await expect.poll(() => second.getByLabel("Company").inputValue()).toBe("Front Range Transit");
  await second.getByLabel("Start date").fill("03/2021");
  await page.getByRole("button", { name: "Generate CV" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Amara-Osei-CV.pdf");
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const word of ["Amara Osei", "Meadow Clinics", "Front Range Transit", "03/2021", "Python"])
    expect(text).toContain(word);
  await plain.close();
});
