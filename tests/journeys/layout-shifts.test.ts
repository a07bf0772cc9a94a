import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { sharedBrowser } from "../support/shared.ts";
import { oneVariant } from "../support/full-run.ts";

const browser = sharedBrowser();

test.each(
  oneVariant(2, [
    ["a desk", { width: 1440, height: 900 }],
    ["a tablet", { width: 768, height: 1024 }],
    ["a phone", { width: 360, height: 780 }],
  ] as const),
)("the tips below the CV builder and the footer stay where they are on %s", async (_, viewport) => {
  const page = await browser.newPage({ baseURL: inject("siteUrl"), viewport });
  // Text takes other room once the page's own font is there, which is another matter.
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.addInitScript(collectShifts);
  await page.goto("/cv-builder?step=personal");
  await page.getByRole("tab", { name: "Personal Info" }).waitFor();
  const moved = await shiftedElements(page);
  expect(moved.filter((name) => /cv-tips|footer/.test(name))).toEqual([]);
  await page.close();
});

type Shift = PerformanceEntry & { sources: readonly { node: Node | null }[] };

/** Runs in the page, before its own scripts: notes the class of each element that a layout shift names. */
function collectShifts(): void {
  const names: string[] = [];
  Object.assign(globalThis, { shiftedElements: names });
  const observer = new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[]) {
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const place = element?.closest(".cv-tips, footer") ?? element;
        names.push(place?.getAttribute("class") ?? "");
      }
    }
  });
  observer.observe({ type: "layout-shift", buffered: true });
}

/** After two frames, so that the last shift has been reported. */
function shiftedElements(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shiftedElements: string[] }).shiftedElements;
  });
}
