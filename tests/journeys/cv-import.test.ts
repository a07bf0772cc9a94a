import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { toPage } from "../../src/cv/view-model/to-page.ts";
import { openTypst } from "../../src/cv/render/typst-engine.server.ts";
import { sampleCv } from "../support/sample-cvs.ts";
import { dropFile, wordCv } from "../support/word-cv.ts";
import { field, saved, step, titleOf, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { newVisitor, openBuilder, visitor } = visitCvBuilder();

async function openImport(): Promise<Page> {
  const page = await visitor().newPage();
  await page.goto("/cv-builder/import");
  await page.getByRole("button", { name: "Read the text", disabled: false }).waitFor();
  return page;
}

const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused;
    return label?.textContent.trim();
  });

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
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara Osei");
  await page.goto("/cv-builder/import");
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

test("a file of another program is checked like any other: language, parts left out, and the missing name", async () => {
  const page = await openBuilder();
  await page.locator("input[type=file][hidden]").setInputFiles({
    name: "resume.json",
    mimeType: "application/json",
    buffer: Buffer.from(
      JSON.stringify({
        basics: { summary: "Leitung von Projekten für die Bahn und den Nahverkehr in der Region." },
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
  await review(page).waitFor();
  await page.getByText("hobbies").waitFor();
  await expect.poll(() => page.getByLabel("Language of headings and dates").inputValue()).toBe("de");
  // Nothing is saved without a word about the name.
  await page.getByRole("button", { name: "Save as a new CV" }).first().click();
  await expect.poll(() => focusedLabel(page)).toBe("Full name");
  await page.keyboard.type("Jonas Weber");
  await page.keyboard.press("Enter");
  await page.getByText("Name not found").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Save as a new CV" }).first().click();
  await page.getByRole("tab", { name: "Personal Info" }).waitFor();
  await expect.poll(() => titleOf(page)).toBe("Jonas Weber");
});

test("an entry is split, joined and corrected by keyboard, and goes into a CV field by field", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Zoë Marsh");
  await field(page, "Phone").fill("+44 20 7946 0100");
  await saved(page);
  await page.goto("/cv-builder/import");
  await page
    .getByLabel("Or paste the text of your CV")
    .fill(
      "Zoë Marsh\nzoe@example.com | +44 20 7946 0999\n\nExperience\n\nBaker, Oven & Sons, 2015 – 2019\n- Baked bread\n- Wrote the rota\n",
    );
  await page.getByRole("button", { name: "Read the text" }).click();
  await review(page).waitFor();
  await page.locator(".read-group > summary", { hasText: "Experience" }).click();
  await page.locator(".entry-tools:visible > summary").last().click();
  await page.getByLabel("A new entry begins at").selectOption("Wrote the rota");
  await page.getByRole("button", { name: "Split" }).click();
  await expect.poll(() => page.getByRole("textbox", { name: "Position" }).count()).toBe(2);
  const second = page.getByRole("group", { name: "Wrote the rota" });
  await second.getByText("Move, join or split").click();
  await second.getByRole("button", { name: "Join with “Baker, Oven & Sons”" }).click();
  await expect.poll(() => page.getByRole("textbox", { name: "Position" }).count()).toBe(1);
  await expect
    .poll(() => page.getByRole("textbox", { name: "Description" }).inputValue())
    .toContain("Wrote the rota");

  await page.getByLabel("Save it as").selectOption("A part of “My CV”");
  await page.getByRole("button", { name: "Choose field by field" }).first().click();
  await expect.poll(() => focusedLabel(page)).toBe("Choose for each text");
  // Both have a telephone number: mine stays. Only the file has an address and a job.
  const phone = page.getByRole("group", { name: "Phone" });
  await expect.poll(() => phone.getByRole("radio", { name: /^Mine/ }).isChecked()).toBe(true);
  await expect
    .poll(() =>
      page
        .getByRole("group", { name: "Email" })
        .getByRole("radio", { name: /^From the file/ })
        .isChecked(),
    )
    .toBe(true);
  await page.getByRole("button", { name: "Save into “My CV”" }).click();
  await page.getByRole("tab", { name: "Personal Info" }).waitFor();
  await expect.poll(() => field(page, "Phone").inputValue()).toBe("+44 20 7946 0100");
  await expect.poll(() => field(page, "Email").inputValue()).toBe("zoe@example.com");
  await step(page, "Experience");
  await expect.poll(() => field(page, "Company").inputValue()).toBe("Oven & Sons");
});

const people = ["amara", "eleni", "oksana", "layla", "noa", "chen"] as const;

test.each(people)(
  "a PDF in the language of %s: read, checked at 360 px, saved, drawn in three templates",
  async (person) => {
    const touch = await newVisitor({ viewport: { width: 360, height: 780 }, hasTouch: true });
    const page = await touch.newPage();
    await page.goto("/cv-builder/import");
    await page.getByRole("button", { name: "Read the text", disabled: false }).waitFor();
    const cv = sampleCv(person);
    const drawn = toPage(cv);
    const drawing = drawn.ok ? openTypst().drawPdf(drawn.page) : drawn;
    if (!drawing.ok) throw new Error("The sample is not drawn");
    await dropFile(page, "old.pdf", Buffer.from(drawing.pdf));
    await review(page).waitFor();
    await expect.poll(() => page.getByLabel("Language of headings and dates").inputValue()).toBe(cv.language);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    // By touch: each part to check is said to be right, and the lines in no field are left out.
    const right = page.getByRole("button", { name: /^That is right/ });
    for (let left = await right.count(); left > 0; left -= 1) {
      await right.first().tap();
      await expect.poll(() => right.count()).toBe(left - 1);
    }
    const out = page.getByRole("button", { name: /^Leave it out/ });
    for (let left = await out.count(); left > 0; left -= 1) {
      await out.first().tap();
      await expect.poll(() => out.count()).toBe(left - 1);
    }
    await page.getByRole("button", { name: "Save as a new CV" }).last().tap();
    await page.getByRole("tab", { name: "Personal Info" }).waitFor();
    await expect.poll(() => field(page, "Full name").inputValue()).toBe(cv.personal.fullName);
    await page.getByRole("tab", { name: "Preview", exact: true }).tap();
    for (const template of ["Engineer", "Sidebar", "Timeline"]) {
      await page.getByRole("button", { name: /^Template and look/ }).tap();
      const gallery = page.getByRole("dialog", { name: "Your page in twelve templates" });
      await gallery.locator(".template-card", { hasText: template }).tap();
      await gallery.getByRole("button", { name: `Use ${template}` }).tap();
      await gallery.waitFor({ state: "detached" });
      await page.getByRole("button", { name: `Template and look: ${template}` }).waitFor();
      await page
        .getByRole("img", { name: new RegExp(`of the CV of ${cv.personal.fullName}`) })
        .first()
        .waitFor();
    }
    await touch.close();
  },
);

test("without JavaScript a file fills in the form, and the PDF has what the form does not show", async () => {
  const plain = await newVisitor({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto("/cv-builder/import");
  await expect.poll(() => page.getByText("We read your file in this browser").isVisible()).toBe(false);
  await page.getByRole("button", { name: "Read my CV" }).click();
  // The form is in a <noscript>, whose texts Playwright does not find.
  const shown = () => page.locator(".plain-builder").innerText();
  await expect.poll(shown).toContain("Choose a file, or paste the text of your CV.");
  await page.getByRole("link", { name: "Fill it in from your old CV" }).click();
  await page.locator("input[type=file]:visible").setInputFiles({
    name: "cv.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(
      "Zoë Marsh\nzoe@example.com\n\nExperience\n\nBaker, Oven & Sons, 2015 – 2019\n- Baked bread\n\nLanguages\n\nIrish (native)\n",
    ),
  });
  await page.getByRole("button", { name: "Read my CV" }).click();
  await expect.poll(shown).toContain("Your CV was read.");
  const first = page.getByRole("group", { name: "Experience 1" });
  await expect.poll(() => first.getByLabel("Company").inputValue()).toBe("Oven & Sons");
  await expect.poll(shown).toContain("Languages: Irish");
  await page.getByRole("group", { name: "Personal Info" }).getByLabel("Headline").fill("Senior data analyst");
  await page.getByRole("button", { name: "Generate CV" }).click();
  // The button "Download PDF" sends this. Other tests may have used up the drawing time of this address for a while.
  const document = await page.locator("[name=document]").inputValue();
  const make = () =>
    page.request.post("/cv-builder/file", {
      form: { document },
      headers: { origin: new URL(page.url()).origin },
    });
  await expect.poll(async () => (await make()).status()).toBe(200);
  const file = new Uint8Array(await (await make()).body());
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: true });
  for (const words of ["Senior data analyst", "Oven & Sons", "Irish"]) expect(text).toContain(words);
  await plain.close();
});
