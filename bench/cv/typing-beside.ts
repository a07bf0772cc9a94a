import type { Browser } from "playwright-core";
import { openBrowser } from "../../tests/support/open-browser.ts";
import { startServer } from "../../tests/support/start-server.ts";
import { printTable } from "../measure.ts";
import { seededRandom } from "../random.ts";
import { goTo, openCv, places, tell, typeSeries, type Pace, type Series } from "./typing.ts";

type Drawn = "browser" | "server";

const turns = { browser: 2, server: 1 } as const;

/**
 * Compares the time from a key to the page with that of another version, whose built site is running. The same keys are
 * pressed in both by turns, in one browser.
 *
 * @param other address of the other site
 */
export async function benchTypingBeside(other: string): Promise<void> {
  const site = await startServer();
  const browser = await openBrowser({ whole: true });
  for (const drawn of ["browser", "server"] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const series = await typeByTurns(browser, [other, site.url], drawn);
    const rows = [...series].flatMap(([what, all]) => tell(`${what}, drawn by the ${drawn}`, all));
    printTable(
      ["Key to page shown, ms", "p50", "p95", "p99", "worst", "over 100", "keys", "drawn together"],
      rows,
    );
  }
  await browser.close();
  await site.stop();
}

async function typeByTurns(browser: Browser, urls: string[], drawn: Drawn): Promise<Map<string, Series[]>> {
  const sites = [];
  for (const url of urls) {
    // oxlint-disable-next-line no-await-in-loop -- starting both at once would slow both down
    const cv = await openCv(browser, url, async (context) => {
      if (drawn === "server") await context.route("**/*.wasm", (route) => route.abort());
    });
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (drawn === "browser")
      await cv.page.getByText("Preview made in your browser").waitFor({ timeout: 120_000 });
    sites.push({ ...cv, name: url === urls[0] ? "the other version" : "this version" });
  }
  const paces: [Pace, string][] =
    drawn === "browser"
      ? [
          ["paced", "5 keys a second"],
          ["bursts", "bursts of 15"],
        ]
      : [["paced", "5 keys a second"]];
  const series = new Map<string, Series[]>();
  for (let turn = 0; turn < turns[drawn]; turn += 1)
    for (const place of places)
      for (const [pace, what] of paces)
        for (const { page, name } of turn % 2 === 0 ? sites : sites.toReversed()) {
          /* oxlint-disable no-await-in-loop -- by turns */
          await page.bringToFront();
          await goTo(page, place);
          await page.waitForTimeout(500);
          const own = await typeSeries(page, seededRandom(turn), pace, 40);
          /* oxlint-enable no-await-in-loop */
          const key = `${name}, ${what}`;
          series.set(key, [...(series.get(key) ?? []), own]);
        }
  for (const { close } of sites) await close();
  return new Map([...series].toSorted(([a], [b]) => a.localeCompare(b)));
}
