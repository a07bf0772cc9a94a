import type { Page } from "playwright-core";
import { registerOnSite, signedInBrowser } from "../tests/support/accounts-on-site.ts";
import { startMailPeer } from "../tests/support/mail-peer.ts";
import { openBrowser } from "../tests/support/open-browser.ts";
import { startServer } from "../tests/support/start-server.ts";
import { measure, percentile, printTable } from "./measure.ts";

const requests = 60;
const warmUp = 10;
const stages = ["Saved", "Applied", "Interview", "Offer", "Rejected"];

/**
 * Measures the board of applications on the built site and the embedded database: the HTML for a signed-in person, and
 * the longest task of the browser while a card is dragged.
 */
export async function benchApplications(count: number): Promise<void> {
  const peer = await startMailPeer();
  const [browser, site] = await Promise.all([openBrowser(), startServer({ SMTP_URL: peer.url })]);
  const world = { browser, site, peer };
  const context = await signedInBrowser(world, await registerOnSite(world));
  const rows = Array.from({ length: count }, (_, nth) => `Analyst ${nth},Company ${nth},${stages[nth % 5]}`);
  const csv = ["Title,Company,Stage", ...rows].join("\n");
  const file = { name: "applications.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  const imported = await context.request.post("/applications/exchange", {
    headers: { origin: site.url },
    multipart: { do: "import", file },
    timeout: 300_000,
  });
  if (!(await imported.text()).replaceAll("<!-- -->", "").includes(`${count} applications were added`))
    throw new Error("the file was not imported");

  process.stdout.write(`A board with ${count} applications, built site, PGlite\n`);
  const timings = async (path: string) => {
    const sorted = await measure(requests, warmUp, async () => (await context.request.get(path)).text());
    return [path, percentile(sorted, 0.5), percentile(sorted, 0.95)];
  };
  printTable(
    ["address", "p50 ms", "p95 ms"],
    [
      await timings("/applications"),
      await timings("/applications?q=company+1"),
      await timings("/applications?view=table&sort=company"),
      await timings("/applications/figures"),
    ],
  );
  const page = await context.newPage();
  await page.goto("/applications");
  process.stdout.write(`  longest task while dragging: ${(await dragCards(page)).toFixed(0)} ms\n\n`);
  await Promise.all([browser.close(), site.stop()]);
  await peer.close();
}

/** Drags five cards to the next column. Returns the milliseconds of the longest task; 0 if none took 50 or more. */
async function dragCards(page: Page): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  });
  for (let turn = 0; turn < 5; turn += 1) {
    const card = await page.locator(".kcard").first().boundingBox();
    const column = await page.locator(".kcol").nth(1).boundingBox();
    if (!card || !column) throw new Error("there is no card");
    await page.mouse.move(card.x + 8, card.y + 8);
    await page.mouse.down();
    await page.mouse.move(column.x + 100, column.y + 200, { steps: 40 });
    await page.mouse.up();
    await page.waitForTimeout(500);
  }
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks));
}
