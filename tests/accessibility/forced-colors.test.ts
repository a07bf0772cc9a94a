import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { addPlainApplication } from "../support/plain-application.ts";
import { sharedBrowser, sharedSiteWithMail } from "../support/shared.ts";

const browser = sharedBrowser();
const world = sharedSiteWithMail();

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
  const page = await open("/cv-builder?step=personal");
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

/** Texts that have less than this contrast with what is behind them: texts on their own colour have 1. */
const readable = 3;

/**
 * Lists the visible texts that contrast too little with the nearest background behind them, in the colours that the
 * browser computes. Texts of disabled controls may be faint.
 */
const faintTexts = (page: Page) =>
  page.evaluate((least) => {
    const channels = (colour: string) => (/\(([^)]*)\)/.exec(colour)?.[1] ?? "").split(/[ ,/]+/).map(Number);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (element === null) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(element);
      return (channels(backgroundColor)[3] ?? 1) > 0 ? backgroundColor : groundOf(element.parentElement);
    };
    const faint = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim() ?? "";
      if (
        !element ||
        text === "" ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      if (element.closest("script, style, [disabled], [aria-disabled='true'], .visually-hidden")) continue;
      const { color } = getComputedStyle(element);
      const ground = groundOf(element);
      const [light = 0, dark = 0] = [luminance(color), luminance(ground)].toSorted(
        (one, other) => other - one,
      );
      const contrast = (light + 0.05) / (dark + 0.05);
      if (contrast < least)
        faint.add(`"${text.slice(0, 40)}" in .${element.className}: ${color} on ${ground}`);
    }
    return [...faint];
  }, readable);

test.each(["light", "dark"] as const)(
  "in high contrast no text has its own colour behind it: %s",
  async (colorScheme) => {
    const person = await registerOnSite(world);
    const context = await signedInBrowser(world, person, {
      viewport: { width: 1440, height: 900 },
      forcedColors: "active",
      colorScheme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await addPlainApplication(context, world.site.url, { title: "Tour Planner", company: "Northbeck" });
    await page.goto("/jobs");
    const job = (await page.locator(".job h3 a").first().getAttribute("href")) ?? "";
    const faint: Record<string, string[]> = {};
    for (const path of [
      "/",
      "/jobs",
      job,
      "/cv-builder?step=personal",
      "/applications",
      "/applications?view=table",
      "/profile",
      "/settings",
    ]) {
      await page.goto(path);
      if (path === "/cv-builder?step=personal") await page.locator(".paper canvas").first().waitFor();
      const found = await faintTexts(page);
      if (found.length > 0) faint[path] = found;
    }
    expect(faint).toEqual({});
    await context.close();
  },
);
