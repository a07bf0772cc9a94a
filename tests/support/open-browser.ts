import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { headlessShell } from "./headless-shell.ts";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);

/** Runs as root in a container, and asks nobody on the internet for anything. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Names of files stay what they are where the machine has set no language. */
const env = { ...process.env, LC_ALL: "C.UTF-8" };

/**
 * Opens a browser without a window. Each test makes a context of its own in it. It is the engine that comes as a
 * package, or where that does not start the browser of the machine; `CHROMIUM_PATH` names another.
 *
 * @param options.whole as people have it: the browser of the machine first
 * @example
 * const browser = await openBrowser();
 * const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
 */
export async function openBrowser({ whole = false } = {}): Promise<Browser> {
  let problem: unknown = new Error("There is no Chromium here. CHROMIUM_PATH can say where one is.");
  for (const executablePath of await candidates(whole)) {
    try {
      return await chromium.launch({ executablePath, args: flags, env });
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
