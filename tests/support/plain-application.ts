import type { BrowserContext } from "playwright-core";
import { expect } from "vitest";

/** Adds an application in the first stage, as the form without scripts does. */
export async function addPlainApplication(
  context: BrowserContext,
  siteUrl: string,
  fields: { title: string; company: string; place?: string },
): Promise<void> {
  const html = await (await context.request.get("/applications/add?stage=saved")).text();
  const stage = /<option value="([\da-f-]{36})" selected/.exec(html)?.[1] ?? "";
  const answer = await context.request.post("/applications/add", {
    headers: { origin: siteUrl },
    form: { ...fields, stage },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}
