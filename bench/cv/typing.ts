import { availableParallelism } from "node:os";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { toJsonResume } from "../../src/cv/json-resume/to-json-resume.ts";
import { openBrowser } from "../../tests/support/open-browser.ts";
import { startServer } from "../../tests/support/start-server.ts";
import { percentile, printTable, residentMegabytes } from "../measure.ts";
import { seededRandom, type Random } from "../random.ts";
import { browserProcesses, browserProcessorMs, stolenSeconds } from "./processor-time.ts";
import { twoPageCv } from "./two-page-cv.ts";
import { probeTyping, type TypingRecord } from "./typing-probe.ts";

const letters = "etaoinshrdlucmfwyp".split("");

export type Pace = "paced" | "bursts";

/** One series of keys, and the share of processor time that the host withheld during it. */
export type Series = TypingRecord & { kept: number };

/** A series counts as undisturbed if the host withheld less than this share. */
const undisturbed = 0.01;
/** A field: the tabs that may have it, and how its address begins and ends. */
type Place = { tabs: string[]; from: string; to: string };

/** Long texts, on the first page and on the second. */
export const places: [Place, Place, Place] = [
  { tabs: ["Personal Info"], from: "personal/", to: "/summary" },
  { tabs: ["Experience"], from: "experience/", to: "/description" },
  { tabs: ["Skills", "Personal Info"], from: "references/", to: "/reference" },
];

/**
 * Measures the time from a key to the page that shows it, on the built site in a real browser, with a CV of two
 * pages. It presses real keys at the pace of a person and in bursts. It also reports tasks that block the main
 * thread, and the memory of the tab after many drawings.
 */
export async function benchTyping(drawings: number): Promise<void> {
  const site = await startServer();
  const browser = await openBrowser({ whole: true });
  const kept = await watchHost();
  const rows = [
    ...(await typeHere(browser, site.url, drawings)),
    ...(await typeWithServer(browser, site.url)),
  ];
  printTable(
    ["Key to page shown, ms", "p50", "p95", "p99", "worst", "over 100", "keys", "drawn together"],
    rows,
  );
  const { seconds } = await kept();
  process.stdout.write(`The host kept ${seconds.toFixed(0)} s of processor from this machine meanwhile.\n\n`);
  await browser.close();
  await site.stop();
}

/** The engine in the browser draws the pages. */
async function typeHere(browser: Browser, url: string, drawings: number): Promise<string[][]> {
  const { page, close } = await openCv(browser, url);
  await page.getByText("Preview made in your browser").waitFor({ timeout: 120_000 });
  const random = seededRandom(7);
  const memory: string[][] = [];
  let drawn = 0;
  const use = await watchUse(browser);
  const parts: Record<Pace, Series[]> = { paced: [], bursts: [] };
  async function write(pace: Pace, place: Place, keys: number): Promise<void> {
    await goTo(page, place);
    await page.waitForTimeout(500);
    const record = await typeSeries(page, random, pace, keys);
    parts[pace].push(record);
    if (Math.floor(drawn / 100) < Math.floor((drawn + record.drawn.length) / 100))
      memory.push([`after ${drawn + record.drawn.length} drawings`, String(await tabMegabytes(browser))]);
    drawn += record.drawn.length;
  }
  for (const place of places) await write("bursts", place, 80);
  for (let turn = 0; turn < 3 || drawn < drawings; turn += 1)
    for (const place of places) await write("paced", place, 40);
  printTasks("browser", [...parts.paced, ...parts.bursts], await use());
  printTable(["Memory of the tab", "MB"], memory);
  await close();
  return [
    ...tell("5 keys a second, drawn by the browser", parts.paced),
    ...tell("bursts of 15 a second, drawn by the browser", parts.bursts),
  ];
}

/** The browser cannot load the engine, so the server draws. */
async function typeWithServer(browser: Browser, url: string): Promise<string[][]> {
  const { page, close } = await openCv(browser, url, (context) =>
    context.route("**/*.wasm", (route) => route.abort()),
  );
  const random = seededRandom(8);
  await page.waitForTimeout(15_000);
  await goTo(page, places[1]);
  const use = await watchUse(browser);
  const record = await typeSeries(page, random, "paced", 100);
  printTasks("server", [record], await use());
  await close();
  return tell("5 keys a second, drawn by the server", [record]);
}

/** The builder with the two pages, in a browser that was never here before. */
export async function openCv(
  browser: Browser,
  url: string,
  prepare: (context: BrowserContext) => Promise<unknown> = async () => {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await prepare(context);
  const page = await context.newPage();
  await page.addInitScript(probeTyping);
  await page.goto("/cv-builder");
  await page.getByRole("tab", { name: "Personal Info" }).waitFor();
  await page.locator("input[type=file][hidden]").setInputFiles({
    name: "Amara.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(toJsonResume(twoPageCv()))),
  });
  await page.getByRole("img", { name: /^Page 2 of \d of the CV of Amara Osei/ }).waitFor();
  return { page, close: () => context.close() };
}

export async function goTo(page: Page, { tabs, from, to }: Place): Promise<void> {
  const field = page.locator(`[data-address^="${from}"][data-address$="${to}"]`).first();
  for (const tab of tabs) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    // The editor of long texts takes the place of a text area.
    await page.waitForTimeout(1_000);
    if ((await field.count()) > 0) break;
  }
  // The cursor goes to the middle of the text, so that every key moves the words behind it.
  await field.evaluate((box: HTMLElement) => {
    const middleOf = (text: string) => text.indexOf(" ", text.length / 3) + 1;
    for (let fold = box.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
      fold.open = true;
    box.focus();
    if (box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement) {
      const middle = middleOf(box.value);
      box.setSelectionRange(middle, middle);
      return;
    }
    const text = document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode();
    if (text) getSelection()?.collapse(text, middleOf(text.textContent ?? ""));
  });
}

export async function typeSeries(page: Page, random: Random, pace: Pace, keys: number): Promise<Series> {
  await take(page);
  const kept = await watchHost();
  await type(page, random, pace, keys);
  await settle(page);
  return { ...(await take(page)), kept: (await kept()).share };
}

/** Starts to count the processor time that the host withholds from this machine. */
async function watchHost(): Promise<() => Promise<{ seconds: number; share: number }>> {
  const [before, begun] = [await stolenSeconds(), performance.now()];
  return async () => {
    const seconds = (await stolenSeconds()) - before;
    return { seconds, share: (seconds * 1000) / (performance.now() - begun) / availableParallelism() };
  };
}

/** Presses real keys, each at its due time. */
async function type(page: Page, random: Random, pace: Pace, keys: number): Promise<void> {
  let due = performance.now();
  for (let key = 0; key < keys; key += 1) {
    // Letters only, because a space at the end of a line changes nothing on the page.
    // oxlint-disable-next-line no-await-in-loop -- a key comes after the last
    await page.keyboard.press(random.pick(letters));
    const isPause = pace === "bursts" && key % 12 === 11;
    due += isPause ? 500 : pace === "paced" ? 110 + random.below(180) : 45 + random.below(45);
    await page.waitForTimeout(Math.max(0, due - performance.now()));
  }
}

/** Waits until every request is drawn and shown. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { typingRecord } = globalThis as unknown as { typingRecord: TypingRecord };
    const last = typingRecord.keys.at(-1)?.id ?? 0;
    return typingRecord.shown.some(({ id }) => id >= last);
  });
}

/** Returns the events recorded since the last call. */
async function take(page: Page): Promise<TypingRecord> {
  return page.evaluate(() => {
    const { typingRecord } = globalThis as unknown as { typingRecord: TypingRecord };
    const taken = structuredClone(typingRecord);
    for (const list of Object.values(typingRecord)) list.length = 0;
    return taken;
  });
}

/** Returns one row for all series. If the host disturbed some of them, a second row has the undisturbed ones. */
export function tell(what: string, series: Series[]): string[][] {
  const own = series.filter(({ kept }) => kept < undisturbed);
  const rows = [measured(what, series)];
  if (own.length > 0 && own.length < series.length)
    rows.push(measured(`  ${own.length} of ${series.length} series, left alone by the host`, own));
  return rows;
}

function measured(what: string, records: TypingRecord[]): string[] {
  const latencies: number[] = [];
  let keys = 0;
  let together = 0;
  for (const { keys: pressed, shown } of records) {
    const ids = new Set(shown.map(({ id }) => id));
    for (const key of pressed) {
      keys += 1;
      const first = shown.filter(({ id }) => id >= key.id).sort((a, b) => a.at - b.at)[0];
      latencies.push(first ? first.at - key.pressed : Number.POSITIVE_INFINITY);
      if (!ids.has(key.id)) together += 1;
    }
  }
  latencies.sort((a, b) => a - b);
  return [
    what,
    ...[0.5, 0.95, 0.99, 1].map((share) => percentile(latencies, share).toFixed(0)),
    `${((latencies.filter((one) => one > 100).length / latencies.length) * 100).toFixed(1)} %`,
    String(keys),
    String(together),
  ];
}

/** Starts to count seconds and processor time. */
async function watchUse(browser: Browser): Promise<() => Promise<{ processor: number; seconds: number }>> {
  const before = await browserProcessorMs(browser);
  const begun = performance.now();
  return async () => ({
    processor: (await browserProcessorMs(browser)) - before,
    seconds: (performance.now() - begun) / 1000,
  });
}

function printTasks(
  where: string,
  records: TypingRecord[],
  { processor, seconds }: { processor: number; seconds: number },
): void {
  const keys = records.reduce((sum, one) => sum + one.keys.length, 0);
  const drawings = records.flatMap((one) => one.drawn);
  const elsewhere = drawings.filter((one) => one.where !== where).length;
  const tasks = records.flatMap((one) => one.longTasks.map(({ duration }) => duration));
  const echoes = records.flatMap((one) => one.echoes);
  process.stdout.write(
    [
      `Typing, drawn by the ${where}: ${keys} keys in ${seconds.toFixed(0)} s, ${drawings.length} drawings`,
      elsewhere > 0 ? ` (${elsewhere} made elsewhere)` : "",
      `, ${(processor / keys).toFixed(0)} ms of processor a key in all of the browser\n`,
      `  main thread: ${tasks.length} tasks over 50 ms, the longest ${Math.max(0, ...tasks).toFixed(0)} ms; `,
      `a key's own letter stood after ${Math.max(16, ...echoes).toFixed(0)} ms at most\n`,
    ].join(""),
  );
  const frames = records.flatMap((one) => one.longFrames).sort((a, b) => b.blocking - a.blocking);
  for (const { duration, blocking, scripts } of frames.slice(0, 5))
    process.stdout.write(
      `  a frame of ${duration.toFixed(0)} ms, blocked for ${blocking.toFixed(0)}: ${scripts.join("; ") || "no script over 5 ms"}\n`,
    );
  process.stdout.write("\n");
}

/** Returns the largest resident memory of a page process in MB, which is the tab that is typed in. */
async function tabMegabytes(browser: Browser): Promise<number> {
  const renderers = (await browserProcesses(browser)).filter(({ type: kind }) => kind === "renderer");
  return Math.max(
    ...(await Promise.all(renderers.map(async ({ id }) => (await residentMegabytes(id)) ?? 0))),
  );
}
