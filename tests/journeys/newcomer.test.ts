import { expect, test } from "vitest";
import { registerOnSite } from "../support/accounts-on-site.ts";
import { spendData } from "../support/save-data.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { field } from "../support/visit-cv-builder.ts";
import { dropFile, wordCv } from "../support/word-cv.ts";

spendData();

const world = sharedSiteWithMail();

test("a newcomer brings a Word CV, sees its score, tailors it to a job and downloads it, and keeps it by signing up", async () => {
  const visitor = await world.browser.newContext({
    baseURL: world.site.url,
    viewport: { width: 1440, height: 900 },
  });
  const page = await visitor.newPage();
  await page.goto("/cv-builder/import");
  await page.getByText("Drop your CV here").waitFor();
  await dropFile(page, "cv-final3.docx", await wordCv());
  await page.getByRole("heading", { name: "Check what was read" }).waitFor();

  // Two fields are corrected.
  await page.getByText("Personal details", { exact: true }).click();
  await page.getByLabel("Headline", { exact: true }).fill("Senior data analyst");
  await page.getByRole("link", { name: /Data Analyst, Front Range Transit/ }).click();
  await page.getByRole("textbox", { name: "Company", exact: true }).fill("Front Range Transit District");
  await page.getByRole("button", { name: "Save as a new CV" }).first().click();

  // The score is live, and the template is chosen from pictures.
  await page
    .getByText(/ATS score/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: /^Template and look/ }).click();
  const gallery = page.getByRole("dialog", { name: "Your page in twelve templates" });
  await gallery.locator(".template-card", { hasText: "Engineer" }).click();
  await gallery.getByRole("button", { name: "Use Engineer" }).click();
  await gallery.waitFor({ state: "detached" });
  await page.getByText(/^Saved \d/).waitFor();

  // A variant for a job, with the words of its advert in mind.
  await page.goto("/jobs?q=analyst");
  await page.goto((await page.locator(".job h3 a").first().getAttribute("href")) ?? "");
  await page
    .getByRole("region", { name: "How your CV fits" })
    .getByRole("link", { name: "Tailor this CV" })
    .click();
  await page.getByRole("textbox", { name: "Headline" }).fill("Data analyst for transit");
  await page.getByRole("region", { name: "Changes" }).getByText("1 change made.").waitFor();
  await page.getByRole("button", { name: "Download" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^PDF/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);

  // Until now there was no account. Signing up keeps both CVs, once their owner agrees.
  const account = await registerOnSite(world);
  await page.goto("/auth?returnUrl=%2Fcv-builder");
  await page.getByLabel("Email").fill(account.email);
  await page.locator("[name=password]").fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/cv-builder");
  await page.getByRole("button", { name: "Add to my account" }).click();
  await expect
    .poll(async () => {
      const answer = await visitor.request.get("/documents/cv");
      return ((await answer.json()) as { documents: unknown[] }).documents.length;
    })
    .toBeGreaterThan(0);
  await expect.poll(() => field(page, "Headline").inputValue()).toMatch(/analyst/i);
  await visitor.close();
});
