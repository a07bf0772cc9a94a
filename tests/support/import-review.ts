import type { Page } from "playwright-core";

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
  await page.getByRole("heading", { name: "Check what was read" }).waitFor();
  await page.getByText("Personal details", { exact: true }).first().click();
}
