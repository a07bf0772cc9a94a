import type { Locator, Page } from "playwright-core";

/** What opens the menu of who is signed in. */
export function accountMenu(page: Page): Locator {
  return page.getByRole("button", { name: /^Account menu for/ });
}

/** Presses "Sign out" in it. */
export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole("button", { name: "Sign out" }).first().click();
}
