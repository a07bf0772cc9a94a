import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Text with values to check and a line in no field. */
const text = `Amara Osei
Data Analyst
amara@example.com | Denver, CO

EXPERIENCE

Junior helper in the long list of departments of the north
Front Range Transit
- Cut late departures by 11%

PROJECTS

Bus atlas
Author

DRIVING

Clean licence for cars and vans
`;

/** Opens the review of an import that has something of each kind. */
export async function openImportReview(page: Page): Promise<void> {
  await page.goto("/cv-builder/import");
  await page.getByLabel("Or paste the text of your CV").fill(text);
  await page.getByRole("button", { name: "Read the text" }).click();
  // Longer than the limit for reading. The text says how far it came.
  await expect
    .poll(() => page.getByRole("main").innerText(), { timeout: 90_000 })
    .toContain("Check what was read");
  await page.getByText("Personal details", { exact: true }).first().click();
}
