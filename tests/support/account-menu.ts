import type { Locator, Page } from "playwright-core";

/** The button that opens the menu of the signed-in person. */
export function accountMenu(page: Page): Locator {
  return page.getByRole("button", { name: /^Account menu for/ });
}

/** Presses "Sign out" in the account menu. */
export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole("button", { name: "Sign out" }).first().click();
}
