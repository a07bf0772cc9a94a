import { existsSync } from "node:fs";
import packaged from "@sparticuz/chromium";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";

const installed = [
  process.env["CHROMIUM_PATH"] ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => existsSync(path));

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
 * Opens a browser without a window: the one of the machine, or the one that comes as a package. Each test
 * makes a context of its own in it.
 *
 * @example
 * const browser = await openBrowser();
 * const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
 */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(
    installed
      ? { executablePath: installed, args: flags, env }
      : { executablePath: await packaged.executablePath(), args: [...packaged.args, ...flags], env },
  );
}
