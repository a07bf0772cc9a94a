import type { Page } from "playwright-core";

/** Waits for the newest toast with a title and returns its text. */
export async function toastSays(page: Page, title: string): Promise<string> {
  const shown = page.locator(".toast").filter({ hasText: title }).last();
  return (await shown.locator("p").innerText()).trim();
}
