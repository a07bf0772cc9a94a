import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { TemplateName } from "../../src/cv/document/cv-look.ts";
import { toJsonResume } from "../../src/cv/json-resume/to-json-resume.ts";
import { sampleCv } from "../support/sample-cvs.ts";
import { step, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { openBuilder, visitor } = visitCvBuilder();

test.each([
  { person: "amara", template: "ledger", drawnBy: "browser" },
  { person: "amara", template: "columns", drawnBy: "browser" },
  { person: "layla", template: "europass", drawnBy: "browser" },
  { person: "oksana", template: "compact", drawnBy: "server" },
] as const)(
  "pages painted change by change are those painted as a whole: $template, $person, drawn by the $drawnBy",
  async ({ person, template, drawnBy }) => {
    if (drawnBy === "server") await visitor().route("**/*.wasm", (route) => route.abort());
    const page = await openCv(person, template);
    if (drawnBy === "browser") await page.getByText("Drawn in this browser").waitFor({ timeout: 60_000 });

    const before = await pixels(page);
    await step(page, "Experience");
    await page.locator("[data-address^='experience/'][data-address$='/description']").first().click();
    await page.keyboard.type("A fjord. ", { delay: 15 });
    await page.keyboard.press("End");
    await page.keyboard.type(" Several words, so that a line more is needed;\nand one more", { delay: 15 });
    await page.getByRole("button", { name: "Undo" }).click();
    await painted(page);
    expect(await pixels(page)).toEqual(before);
    await page.getByRole("button", { name: "Redo" }).click();
    await painted(page);
    const typed = await pixels(page);
    expect(typed).not.toEqual(before);

    // A page of another size is painted anew, and so is one that has its size again.
    await page.getByLabel("Zoom").selectOption("0.75");
    await painted(page);
    expect(await pixels(page)).not.toEqual(typed);
    await page.getByLabel("Zoom").selectOption("fit");
    await painted(page);
    expect(await pixels(page)).toEqual(typed);
  },
);

async function openCv(person: Parameters<typeof sampleCv>[0], template: TemplateName): Promise<Page> {
  const page = await openBuilder();
  const cv = sampleCv(person);
  await page.locator("input[type=file][hidden]").setInputFiles({
    name: "cv.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(toJsonResume({ ...cv, look: { ...cv.look, template } }))),
  });
  await page.getByRole("img", { name: cv.personal.fullName }).first().waitFor();
  await painted(page);
  return page;
}

/** Until nothing has been painted for a while. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 500);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 500);
        }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-drawing"] });
      }),
  );
}

/** What stands on each page: its width and height, and a digest of its pixels. */
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
