import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { headlessShell } from "./headless-shell.ts";
import { waitForHydration } from "./wait-for-hydration.ts";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);

/** For running as root in a container, and without requests to the internet. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Keeps file names unchanged on a machine without a language setting. */
const env = { ...process.env, LC_ALL: "C.UTF-8" };

/**
 * Opens a headless browser. Each test creates its own context in it. The browser is the packaged engine, or the
 * machine's own where that does not start. `CHROMIUM_PATH` names another one.
 *
 * @param options.whole prefers the machine's full browser, as people use it
 * @param options.debuggingPort a port for a program that controls the browser itself
 * @example
 * const browser = await openBrowser();
 * const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
 */
export async function openBrowser({
  whole = false,
  debuggingPort,
}: { whole?: boolean; debuggingPort?: number } = {}): Promise<Browser> {
  let problem: unknown = new Error("There is no Chromium here. CHROMIUM_PATH can say where one is.");
  const args = debuggingPort === undefined ? flags : [...flags, `--remote-debugging-port=${debuggingPort}`];
  for (const executablePath of await candidates(whole)) {
    try {
      return waitForHydration(await chromium.launch({ executablePath, args, env }));
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}

async function candidates(whole: boolean): Promise<string[]> {
  const given = process.env["CHROMIUM_PATH"];
  if (given) return [given];
  const shell = await headlessShell();
  return (whole ? [installed, shell] : [shell, installed]).filter((path) => path !== undefined);
}
