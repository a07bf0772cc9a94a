import { readFile } from "node:fs/promises";
import axe from "axe-core";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openBrowser } from "../support/open-browser.ts";

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  context = await visitor();
});
afterEach(() => context.close());

const visitor = (settings: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ baseURL: inject("siteUrl"), viewport: { width: 1440, height: 900 }, ...settings });

async function openBuilder(path = "/cv-builder", within = context): Promise<Page> {
  const page = await within.newPage();
  await page.goto(path);
  await page.getByRole("tab", { name: "Personal Info" }).waitFor();
  return page;
}

const field = (page: Page, label: string) => page.locator(".cv-form").getByLabel(label, { exact: true });
const step = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();
const titleOf = (page: Page) => page.locator(".cv-title").innerText();

/** Until what was typed is kept. */
const saved = (page: Page) =>
  page.waitForFunction(() => document.querySelector(".saved")?.textContent?.startsWith("Saved"));
/** Longer than a save waits for the next key. */
const rest = (page: Page) => page.waitForTimeout(700);

test("a CV is written, seen, kept over a reload and taken away as a PDF that holds every word", async () => {
  const page = await openBuilder();
  expect(await page.getByRole("button", { name: "Previous" }).isDisabled()).toBe(true);
  await field(page, "Full name").fill("Zoë Müller-Okafor");
  await field(page, "Email").fill("zoe@example.com");
  await page.getByRole("button", { name: "Next" }).click();
  await field(page, "Company").fill("Northbeck Energy");
  await field(page, "Position").fill("Analyst");
  await field(page, "Start date").fill("Spring 2021");
  await field(page, "End date").fill("Present");
  expect(await page.locator(".error").innerText()).toBe("Use MM/YYYY, for example 03/2021.");
  expect(await field(page, "Start date").getAttribute("aria-invalid")).toBe("true");
  await field(page, "Start date").fill("03/2021");
  expect(await page.locator(".error").count()).toBe(0);
  await field(page, "Description").fill("Cut outages by 11%\nTrained eleven engineers");
  await page.getByRole("button", { name: "Next" }).click();
  await field(page, "Institution").fill("University of Leeds");
  await page.getByRole("button", { name: "Next" }).click();
  await field(page, "Skill").fill("SQL");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Python");
  expect(await page.locator(".skill-rows li").count()).toBe(2);
  await page.getByRole("img", { name: "Page 1 of 1 of the CV of Zoë Müller-Okafor" }).waitFor();
  await saved(page);
  await rest(page);

  await page.reload();
  await field(page, "Skill 2 of 2").waitFor();
  expect(await field(page, "Skill 2 of 2").inputValue()).toBe("Python");
  await step(page, "Experience");
  expect(await field(page, "Description").inputValue()).toContain("Trained eleven engineers");
  await step(page, "Skills");

  await page.getByRole("button", { name: "Generate CV" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^PDF/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Zoë-Müller-Okafor-CV.pdf");
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  const words = [
    "Zoë Müller-Okafor",
    "zoe@example.com",
    "Northbeck Energy",
    "Cut outages by 11%",
    "University of Leeds",
    "Python",
  ];
  for (const word of words) expect(text).toContain(word);
});

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

test("two tabs on one CV: what each writes appears in the other, and both is kept", async () => {
  const one = await openBuilder();
  await field(one, "Full name").fill("Amara");
  await saved(one);
  const other = await openBuilder();
  expect(await field(other, "Full name").inputValue()).toBe("Amara");
  await Promise.all([field(one, "Email").fill("amara@example.com"), field(other, "Phone").fill("0142")]);
  await expect.poll(() => field(one, "Phone").inputValue()).toBe("0142");
  await expect.poll(() => field(other, "Email").inputValue()).toBe("amara@example.com");
  await rest(one);
  await one.reload();
  expect(await field(one, "Phone").inputValue()).toBe("0142");
  expect(await field(one, "Email").inputValue()).toBe("amara@example.com");
});

test("two tabs that open together on the very first visit begin one CV between them", async () => {
  const [one, other] = await Promise.all([openBuilder(), openBuilder()]);
  await Promise.all([field(one, "Full name").fill("Amara"), field(other, "Phone").fill("0142")]);
  await expect.poll(() => field(one, "Phone").inputValue()).toBe("0142");
  await expect.poll(() => field(other, "Full name").inputValue()).toBe("Amara");
  // A row that both filled in before anything was saved is one row.
  await Promise.all([step(one, "Experience"), step(other, "Experience")]);
  await field(one, "Company").fill("Northbeck");
  await expect.poll(() => field(other, "Company").inputValue()).toBe("Northbeck");
  await rest(one);
  const third = await openBuilder();
  await third.locator(".cv-switcher").click();
  expect(await third.locator(".menu button").filter({ hasText: "My CV" }).count()).toBe(1);
});

test("two tabs writing in the same field: one text stands, the other is offered and never lost", async () => {
  const one = await openBuilder();
  await field(one, "Full name").fill("A");
  await saved(one);
  // A tab that hears nothing of the other, as when both write at the same moment.
  const deaf = await context.newPage();
  await deaf.addInitScript(() => Reflect.deleteProperty(globalThis, "BroadcastChannel"));
  await deaf.goto("/cv-builder");
  expect(await field(deaf, "Full name").inputValue()).toBe("A");
  await field(one, "Location").fill("Denver");
  await rest(one);
  await field(deaf, "Location").fill("Leeds");
  await deaf.getByText("Another tab wrote “Denver” where this one has “Leeds”.").waitFor();
  await one.close();

  await deaf.reload();
  await deaf.getByText("Another tab wrote “Denver”").waitFor();
  expect(await field(deaf, "Location").inputValue()).toBe("Leeds");
  await deaf.getByRole("button", { name: "Use the other" }).click();
  expect(await field(deaf, "Location").inputValue()).toBe("Denver");
  await rest(deaf);
  await deaf.reload();
  expect(await field(deaf, "Location").inputValue()).toBe("Denver");
  expect(await deaf.getByText("Another tab wrote").count()).toBe(0);
});

// A browser gives a closing tab half a second or so to say what is left: on a machine busy with two browsers and
// their sites that is not always enough, and then it is a killed tab, which cv-tab-kills is about.
test("closing the tab at once after the last key loses nothing", { retry: 4 }, async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara");
  await saved(page);
  await field(page, "Phone").fill("0142");
  const gone = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await gone;
  // What is on its way when a tab goes may arrive after the next one has opened.
  await expect
    .poll(
      async () => {
        const again = await openBuilder();
        const phone = await field(again, "Phone").inputValue();
        await again.close();
        return phone;
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe("0142");
});

test("without a network one goes on writing, and the page is drawn when it is back", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara");
  await page.getByRole("img", { name: /of the CV of Amara$/ }).waitFor();
  await context.setOffline(true);
  await field(page, "Full name").fill("Amara Osei");
  await page.getByText("The server cannot be reached").waitFor();
  await context.setOffline(false);
  await page.getByText("The server cannot be reached").waitFor({ state: "detached", timeout: 15_000 });
  await page.reload();
  expect(await field(page, "Full name").inputValue()).toBe("Amara Osei");
});

test("every kind of file is made without a network once something was written, and files are read in", async () => {
  const page = await openBuilder();
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .join(" "),
    );
  expect(await fetched()).not.toContain("to-docx");
  await field(page, "Full name").fill("Amara");
  for (const part of [
    "to-docx",
    "to-text",
    "to-markdown",
    "to-json-resume",
    "read-cv-file",
    "versions-dialog",
  ])
    await expect.poll(fetched, { timeout: 20_000 }).toContain(part);
  // The engine that draws is there when it draws.
  await page.getByText("Drawn in this browser").waitFor({ timeout: 60_000 });
  await step(page, "Skills");
  await context.setOffline(true);
  for (const [kind, name, holds] of [
    ["Plain text", "Amara-CV.txt", "Amara"],
    ["Markdown", "Amara-CV.md", "# Amara"],
    ["JSON Resume", "Amara-CV.json", '"name": "Amara"'],
    ["Word", "Amara-CV.docx", "PK"],
    ["PDF", "Amara-CV.pdf", "%PDF-"],
  ] as const) {
    await page.getByRole("button", { name: "Generate CV" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: new RegExp(`^${kind}`) }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    expect((await readFile(await download.path())).toString("utf8")).toContain(holds);
  }
  await page.locator("input[type=file][hidden]").setInputFiles({
    name: "Another.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ basics: { name: "Zoë" } })),
  });
  await expect.poll(() => titleOf(page)).toBe("Another");
});

test("a browser that is asked to save data is sent no part before it is needed", async () => {
  const page = await context.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto("/cv-builder?step=skills");
  await field(page, "Skill").fill("SQL");
  await saved(page);
  await page.waitForLoadState("networkidle");
  // Longer than a page that is idle waits.
  await page.waitForTimeout(2_500);
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .join(" "),
  );
  expect(fetched).not.toMatch(/to-docx|read-cv-file/);
});

test("everything by keyboard: rows are added, moved, removed and brought back, and the focus is never lost", async () => {
  const page = await openBuilder("/cv-builder?step=experience");
  await field(page, "Company").fill("One");
  await page.getByRole("button", { name: "Add experience" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches("[data-address$='/company']"));
  await page.keyboard.type("Two");
  const names = () => page.locator(".cv-step .row :is(h2)").allInnerTexts();
  expect(await names()).toEqual(["One", "Two"]);

  await page.getByRole("button", { name: "Move Two up" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(names).toEqual(["Two", "One"]);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Move Two up");
  await page.getByText("Two: now 1 of 2.").waitFor({ state: "attached" });

  await page.getByRole("button", { name: "Remove Two" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(names).toEqual(["One"]);
  expect(await page.getByRole("button", { name: "Remove One" }).count()).toBe(0);
  await page.keyboard.press("Control+z");
  await expect.poll(names).toEqual(["Two", "One"]);
  await page.keyboard.press("Control+z");
  await expect.poll(names).toEqual(["One", "Two"]);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(names).toEqual(["Two", "One"]);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test("several CVs: new, renamed, duplicated, deleted and brought back", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara");
  await saved(page);
  const choose = async (name: string) => {
    await page.locator(".cv-switcher").click();
    await page.getByRole("button", { name, exact: true }).click();
  };
  await choose("Rename");
  await page.getByRole("dialog").getByLabel("Name").fill("Data, one page");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect.poll(() => titleOf(page)).toBe("Data, one page");

  await choose("Duplicate");
  await expect.poll(() => titleOf(page)).toBe("Copy of Data, one page");
  await field(page, "Full name").fill("Amara Osei");
  await choose("New CV");
  await expect.poll(() => titleOf(page)).toBe("My CV");
  expect(await field(page, "Full name").inputValue()).toBe("");

  await choose("Copy of Data, one page");
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara Osei");
  await choose("Delete");
  await page.getByText("“Copy of Data, one page” is deleted").waitFor();
  expect(await titleOf(page)).not.toBe("Copy of Data, one page");
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(() => titleOf(page)).toBe("Copy of Data, one page");
  expect(await field(page, "Full name").inputValue()).toBe("Amara Osei");
  await choose("Data, one page");
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara");
});

test("a named version is kept, compared and restored, and the restoring undone", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara");
  await saved(page);
  const openVersions = async () => {
    await page.locator(".cv-switcher").click();
    await page.getByRole("button", { name: "Versions" }).click();
  };
  await openVersions();
  await page.getByLabel("Name the present state").fill("As sent");
  await page.getByRole("button", { name: "Keep version" }).click();
  await page.getByRole("dialog").getByText("As sent", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await field(page, "Full name").fill("Amara Osei");
  await openVersions();
  await page.getByRole("button", { name: "Compare with As sent" }).click();
  expect(await page.locator(".differences").innerText()).toBe("Full name\nAmara\nAmara Osei");
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  expect(await field(page, "Full name").inputValue()).toBe("Amara Osei");
});

test("a photo is off until one is chosen, and comes without what its file said beside the picture", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  await page.locator(".more-sections > summary").click();
  await page.getByText("Photo", { exact: true }).click();
  const picture = await page.screenshot({ type: "png" });
  await field(page, "Choose a photo").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: picture,
  });
  const shown = page.getByAltText("You, as the page will show you");
  await shown.waitFor();
  expect(await shown.getAttribute("src")).toMatch(/^data:image\/jpeg;base64,/);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  expect(await page.getByLabel("Show it on the page").isChecked()).toBe(true);
  await rest(page);
  await page.reload();
  await page.locator(".more-sections > summary").click();
  await page.getByText("Photo", { exact: true }).click();
  await page.getByRole("button", { name: "Remove photo" }).click();
  expect(await shown.count()).toBe(0);
  await field(page, "Choose a photo").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: Buffer.from("no picture"),
  });
  await page.getByText("This file is no picture").waitFor();
});

test("a click on a text of the page leads to its field", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  await step(page, "Skills");
  const picture = page.getByRole("img", { name: /of the CV of Amara Osei$/ });
  await picture.waitFor();
  await expect
    .poll(async () => {
      // The name stands in the upper left of the page.
      await picture.click({ position: { x: 70, y: 50 } });
      return page.evaluate(() => document.activeElement?.getAttribute("data-address"));
    })
    .toBe("personal/fullName");
});

test("a file that was taken away is read in again, as a CV beside the others", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  await step(page, "Skills");
  await page.getByRole("button", { name: "Generate CV" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^PDF/ }).click(),
  ]);
  await field(page, "Skill").fill("Later");
  await page.locator("input[type=file][hidden]").setInputFiles({
    name: "Amara.pdf",
    mimeType: "application/pdf",
    buffer: await readFile(await download.path()),
  });
  await expect.poll(() => titleOf(page)).toBe("Amara");
  expect(await field(page, "Skill").inputValue()).toBe("");
  await step(page, "Personal Info");
  expect(await field(page, "Full name").inputValue()).toBe("Amara Osei");
  await page.locator("input[type=file][hidden]").setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Dear all"),
  });
  await page.getByRole("alert").waitFor();
  expect(await titleOf(page)).toBe("Amara");
});

test("a browser that keeps nothing is told of, and the CV can still be written and taken away", async () => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", {
      get: () => {
        throw new DOMException("Denied", "SecurityError");
      },
    });
  });
  await page.goto("/cv-builder");
  await page.getByText("This browser does not let sites keep anything").waitFor();
  await field(page, "Full name").fill("Amara");
  expect(await page.locator(".saved").innerText()).toBe("Not saved");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as JSON" }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain("Amara");
});

test.each([
  ["a desk", { width: 1440, height: 900 }],
  ["a phone", { width: 360, height: 780 }],
])("on %s nothing in the open builder shuts people out", async (_, viewport) => {
  const narrow = await visitor({ viewport });
  const page = await openBuilder("/cv-builder?step=experience", narrow);
  await field(page, "Start date").fill("Spring");
  await page.getByRole("button", { name: "Add experience" }).click();
  await page.locator(".more-sections > summary").click();
  for (const section of await page.locator(".more-section > summary").all()) await section.click();
  for (const add of await page.locator(".more-body [data-add]").all()) await add.click();
  await page.evaluate(axe.source);
  const violations = () =>
    page.evaluate(async () => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
      const results = await inPage.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      });
      return results.violations.map(
        (rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(" ")).join(", ")}`,
      );
    });
  expect(await violations()).toEqual([]);
  if (viewport.width < 1000) await page.getByRole("tab", { name: "Preview" }).click();
  await page.locator(".look > summary").click();
  await page.getByRole("img", { name: /^Page 1/ }).waitFor();
  expect(await violations()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  await narrow.close();
});

test("without JavaScript a form makes the PDF, and gives back what was typed until its dates can be read", async () => {
  const plain = await visitor({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto("/cv-builder");
  await page.getByLabel("Full name").fill("Amara Osei");
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
  expect(await page.locator(".error").innerText()).toBe("Use MM/YYYY, for example 03/2021.");
  expect(await second.getByLabel("Company").inputValue()).toBe("Front Range Transit");
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
