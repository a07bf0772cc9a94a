import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { CvDocument } from "../../src/cv/document/cv-document.ts";
import type { TemplateName } from "../../src/cv/document/cv-look.ts";
import { toJsonResume } from "../../src/cv/json-resume/to-json-resume.ts";
import { eachNth } from "../support/full-run.ts";
import { sampleCv } from "../support/sample-cvs.ts";
import { spendData } from "../support/save-data.ts";
import { field, importCv, paste, step, visitCvBuilder } from "../support/visit-cv-builder.ts";

spendData();

const { newVisitor, openBuilder, visitor } = visitCvBuilder();

const drawings = [
  { person: "amara", template: "sidebar", drawnBy: "browser" },
  { person: "amara", template: "ledger", drawnBy: "browser" },
  { person: "layla", template: "europass", drawnBy: "browser" },
  { person: "oksana", template: "compact", drawnBy: "server" },
] as const;

// One by the browser, and one by the server.
test.each(eachNth(3, drawings))(
  "pages painted change by change are those painted as a whole: $template, $person, drawn by the $drawnBy",
  async ({ person, template, drawnBy }) => {
    if (drawnBy === "server") await visitor().route("**/*.wasm", (route) => route.abort());
    const page = await openBuilder();
    await openCv(page, sampleCv(person), template);
    if (drawnBy === "browser") await page.getByText("Preview made in your browser").waitFor();
    await painted(page);

    const before = await pixels(page);
    await step(page, "Experience");
    const text = page.locator("[data-address^='experience/'][data-address$='/description']").first();
    await text.click();
    const original = await text.innerText();
    await drawnAnew(page, async () => {
      await page.keyboard.type("A fjord. ", { delay: 15 });
      await page.keyboard.press("End");
      await page.keyboard.type(" Several words, so that a line more is needed;\nand one more", { delay: 15 });
    });
    await drawnAnew(page, () => pressUntil(page, "Undo", async () => (await text.innerText()) === original));
    await expect.poll(() => pixels(page)).toEqual(before);
    const redo = page.getByRole("button", { name: "Redo" });
    await drawnAnew(page, () =>
      pressUntil(page, "Redo", async () => (await redo.getAttribute("aria-disabled")) === "true"),
    );
    const typed = await pixels(page);
    expect(typed).not.toEqual(before);

    // A page is repainted when its size changes, and when it changes back.
    await zoom(page, "0.75");
    await expect.poll(() => pixels(page)).not.toEqual(typed);
    await zoom(page, "fit");
    await expect.poll(() => pixels(page)).toEqual(typed);
  },
);

test("on a phone a page that was discarded in the background is complete when it returns", async () => {
  const phone = await newVisitor({ viewport: { width: 360, height: 780 }, hasTouch: true });
  const page = await openBuilder("/cv-builder?step=personal", phone);
  const { sections, ...cv } = sampleCv("amara");
  const [job] = sections.experience;
  if (!job) throw new Error("there is no job");
  const description = Array.from(
    { length: 45 },
    (_, line) => `- What was done first, and then line ${line}`,
  ).join("\n");
  const experience = [{ ...job, description }];
  await openCv(
    page,
    { ...cv, sections: { ...sections, experience, publications: [], awards: [] } },
    "ledger",
  );
  await screen(page, "Preview");
  await page.getByRole("img", { name: "Page 2 of 2" }).waitFor();
  await painted(page);
  const before = await pixels(page);
  expect(before).toHaveLength(2);

  await screen(page, "Form");
  await step(page, "Experience");
  const text = page.locator("[data-address^='experience/'][data-address$='/description']").first();
  await text.fill("");
  await page.getByRole("img", { name: "Page 1 of 1", includeHidden: true }).waitFor({ state: "attached" });
  await text.focus();
  await paste(page, { "text/plain": description });
  await page.getByRole("img", { name: "Page 2 of 2", includeHidden: true }).waitFor({ state: "attached" });
  await screen(page, "Preview");
  await painted(page);
  await expect.poll(() => pixels(page)).toEqual(before);
  await phone.close();
});

async function openCv(page: Page, cv: CvDocument, template: TemplateName): Promise<void> {
  await importCv(page, "cv.json", JSON.stringify(toJsonResume({ ...cv, look: { ...cv.look, template } })));
  await expect.poll(() => field(page, "Full name").inputValue()).toBe(cv.personal.fullName);
  await page
    .getByRole("img", { name: cv.personal.fullName, includeHidden: true })
    .first()
    .waitFor({ state: "attached" });
}

const screen = (page: Page, name: "Form" | "Preview") => page.getByRole("tab", { name, exact: true }).click();

/** Performs an action and waits until it is painted. */
async function drawnAnew(page: Page, act: () => Promise<void>): Promise<void> {
  const drawing = () => page.locator(".paper canvas").first().getAttribute("data-drawing");
  const before = await drawing();
  await act();
  await expect.poll(drawing).not.toBe(before);
  await painted(page);
}

/** Presses a button until a condition is met. On a busy machine, undo has several steps for the same typing. */
async function pressUntil(page: Page, name: "Undo" | "Redo", isDone: () => Promise<boolean>): Promise<void> {
  const button = page.getByRole("button", { name });
  for (let presses = 0; presses < 30 && !(await isDone()); presses++) await button.click();
}

async function zoom(page: Page, to: string): Promise<void> {
  const width = () =>
    page
      .locator(".paper canvas")
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.width);
  const before = await width();
  await page.getByLabel("Zoom").selectOption(to);
  await expect.poll(width).not.toBe(before);
  await painted(page);
}

/** Waits until the pages are drawn. A drawing that takes longer than 600 ms is announced. */
async function painted(page: Page): Promise<void> {
  const announced = page.getByText(/^Drawing( the page)?\.\.\.$/).first();
  do {
    await announced.waitFor({ state: "hidden" });
    await nothingPainted(page);
  } while (await announced.isVisible());
}

/** Waits until nothing has been painted for a second. */
async function nothingPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 1_000);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 1_000);
        }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-drawing"] });
      }),
  );
}

/** Describes each page: its width and height, and a digest of its pixels. */
async function pixels(page: Page): Promise<string[]> {
  return page.locator(".paper canvas").evaluateAll(async (canvases) =>
    Promise.all(
      (canvases as HTMLCanvasElement[]).map(async (canvas) => {
        const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
        const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
        return `${canvas.width} × ${canvas.height} ${[...digest].join(" ")}`;
      }),
    ),
  );
}
