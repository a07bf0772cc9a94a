import type { Browser } from "playwright-core";

export type Transfer = {
  url: string;
  /** "Document", "Script", "Stylesheet", "Font", "Image", "Fetch" … */
  type: string;
  /** Bytes over the wire, compressed as served, headers included. */
  bytes: number;
  /** "br" or "gzip"; null if it was not compressed. */
  coding: string | null;
};

/**
 * Returns everything that a first visit with an empty cache loads until the page is idle.
 *
 * @param options `savesData` asks the page to load nothing for later.
 */
export async function measureVisit(
  browser: Browser,
  url: string,
  { savesData = false }: { savesData?: boolean } = {},
): Promise<Transfer[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  if (savesData)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    const coding = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === "content-encoding",
    );
    transfers.set(requestId, { url: response.url, type, bytes: 0, coding: coding?.[1] ?? null });
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await devtools.send("Network.enable");
  await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  return [...transfers.values()].filter((transfer) => !transfer.url.startsWith("data:"));
}

export function kilobytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, transfer) => sum + transfer.bytes, 0) / 1_000;
}
