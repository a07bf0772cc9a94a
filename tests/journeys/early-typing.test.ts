import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { toastSays } from "../support/toast-says.ts";

const world = sharedSiteWithMail();

/** Types into a field of a page whose scripts have not run yet, and then lets them run. */
async function typeEarly(context: BrowserContext, path: string, label: string, text: string): Promise<Page> {
  const page = await context.newPage();
  const scripts = Promise.withResolvers<undefined>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByLabel(label, { exact: true }).first().fill(text);
  scripts.resolve(undefined);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  return page;
}

const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();
const address = (part: string) => async (page: Page) => page.waitForURL((url) => url.search.includes(part));
const error = (text: string) => async (page: Page) => page.getByText(text).first().waitFor();

test.each([
  ["/jobs", "Keywords or company", "nurse", "Search Jobs", address("q=nurse")],
  ["/jobs", "Location", "Leeds", "Search Jobs", address("location=Leeds")],
  ["/auth", "Email", "ana@example.com", "Sign In", error("Enter your password")],
  ["/contact", "Message", "Could the feed hold more jobs?", "Send Message", error("Enter your email")],
  ["/tools/interview-questions", "Job title", "Nurse", "Find questions", address("title=Nurse")],
  ["/tools/salary-calculator", "Pay before tax", "52000", "Calculate", address("52000")],
  [
    "/tools/cover-letter",
    "Text of the advert",
    "We look for a nurse.",
    "Write the letter",
    error("Choose a file"),
  ],
  ["/resources", "Search the guides", "salary", "Search", address("q=salary")],
] as const)(
  "text typed into %s, %s, while the page loads is used",
  async (path, label, text, button, shows) => {
    const context = await world.browser.newContext({ baseURL: world.site.url });
    const page = await typeEarly(context, path, label, text);
    await press(page, button);
    await shows(page);
    // The page of the questions for a job has no such field.
    if (path !== "/tools/interview-questions")
      expect(await page.getByLabel(label, { exact: true }).first().inputValue()).toBe(text);
    await context.close();
  },
);

test("an answer to the coach that is typed while the page loads is reviewed", async () => {
  const context = await world.browser.newContext({ baseURL: world.site.url });
  const page = await typeEarly(
    context,
    "/tools/interview-coach?common",
    "Your answer",
    "I led a team of four.",
  );
  await page.getByText("6 words. The checks begin at 25.").waitFor();
  await context.close();
});

test("a name typed while the profile loads can be saved", async () => {
  const context = await signedInBrowser(world, await registerOnSite(world));
  const page = await typeEarly(context, "/profile", "Display name", "Amara O.");
  await press(page, "Save Changes");
  await toastSays(page, "Profile updated");
  expect(await page.getByLabel("Display name").inputValue()).toBe("Amara O.");
  await context.close();
});
