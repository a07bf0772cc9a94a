import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { sharedBrowser } from "../support/shared.ts";

const browser = sharedBrowser();

/** Opens a page as Windows shows it in high contrast. */
async function open(path: string): Promise<Page> {
  const page = await browser.newPage({
    baseURL: inject("siteUrl"),
    viewport: { width: 1440, height: 900 },
    forcedColors: "active",
    reducedMotion: "reduce",
  });
  await page.goto(path);
  return page;
}

test("in high contrast every button, chip, badge and input has an edge", async () => {
  const page = await open("/components");
  const without = await page.evaluate(() =>
    [...document.querySelectorAll(".btn, .chip, .badge:not(.type), .input, .notice, .tile")]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).borderTopWidth === "0px")
      .map((one) => one.getAttribute("class")),
  );
  expect(without).toEqual([]);
  await page.close();
});

test("in high contrast chosen parts differ from others", async () => {
  const page = await open("/components");
  const grounds = await page.evaluate(() => {
    const ground = (selector: string, pseudo?: string) => {
      const found = document.querySelector(selector);
      return found ? getComputedStyle(found, pseudo).backgroundColor : `no ${selector}`;
    };
    return {
      page: ground("body"),
      switchOn: ground(".switch:checked"),
      knobOn: ground(".switch:checked", "::after"),
      checked: ground(".check input:not(.switch):checked"),
      chip: ground(".chip:has(input:checked)"),
      tab: ground(".tabs > :is([aria-selected='true'], [aria-current])", "::after"),
      primary: ground(".btn-primary:not([disabled])"),
      new: ground(".badge-new"),
    };
  });
  const canvas = await page.evaluate(() => {
    document.body.style.backgroundColor = "Canvas";
    return getComputedStyle(document.body).backgroundColor;
  });
  const { page: _, ...parts } = grounds;
  const likeThePage = Object.entries(parts).filter(
    ([, colour]) => colour === canvas || colour.startsWith("no "),
  );
  expect(likeThePage).toEqual([]);
  expect(grounds.knobOn).not.toBe(grounds.switchOn);
  await page.locator(".switch").first().uncheck();
  const knobOff = await page.evaluate(
    () => getComputedStyle(document.querySelector(".switch") ?? document.body, "::after").backgroundColor,
  );
  expect(knobOff).not.toBe(canvas);
  await page.close();
});

test("in high contrast the ledge of the current page and the paper of a CV stay visible", async () => {
  const page = await open("/cv-builder");
  await page.locator(".paper canvas").first().waitFor();
  const colours = await page.evaluate(() => {
    const link = document.querySelector(".nav [aria-current]");
    const paper = document.querySelector(".paper");
    return {
      ledge: link && getComputedStyle(link, "::after").backgroundColor,
      paper: paper && getComputedStyle(paper).backgroundColor,
      header: getComputedStyle(document.querySelector(".header") ?? document.body).backgroundColor,
    };
  });
  expect(colours.ledge).not.toBe(colours.header);
  expect(colours.paper).toBe("rgb(255, 255, 255)");
  await page.close();
});

test("in high contrast the bright band and the chosen theme have system colours", async () => {
  const page = await open("/");
  const colours = await page.evaluate(() => {
    const systemColour = (name: string) => {
      const probe = document.createElement("span");
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      document.body.append(probe);
      return getComputedStyle(probe).color;
    };
    const pairOf = (selector: string) => {
      const found = document.querySelector(selector);
      return found && [getComputedStyle(found).color, getComputedStyle(found).backgroundColor];
    };
    return {
      text: pairOf(".call p")?.[0],
      theme: pairOf('.footer .seg button[aria-pressed="true"]'),
      canvasText: systemColour("CanvasText"),
      highlight: [systemColour("HighlightText"), systemColour("Highlight")],
    };
  });
  expect(colours.text).toBe(colours.canvasText);
  expect(colours.theme).toEqual(colours.highlight);
  await page.close();
});
