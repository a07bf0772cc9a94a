import { expect, inject, test } from "vitest";
import { paint, violations } from "../accessibility/look-at-page.ts";
import { spendData } from "../support/save-data.ts";
import { sharedBrowser } from "../support/shared.ts";
import { oneVariant } from "../support/full-run.ts";

spendData();

const browser = sharedBrowser();

test.each(
  oneVariant(0, [
    ["with", true],
    ["without", false],
  ] as const),
)("%s JavaScript a person finds a guide, reads it, and goes on to a tool", async (_, javaScriptEnabled) => {
  const context = await browser.newContext({
    baseURL: inject("siteUrl"),
    javaScriptEnabled,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto("/resources");
  await page.getByRole("searchbox", { name: "Search the guides" }).fill("salary negotiation");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("heading", { name: /guides? about “salary negotiation”/ }).waitFor();
  await page
    .getByRole("region", { name: /about “salary negotiation”/ })
    .getByRole("link")
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: "Salary Negotiation" }).waitFor();
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Checklist" })
    .click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#checklist");
  await page.getByRole("complementary", { name: "Tools for this guide" }).getByRole("link").first().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/resources"));
  await context.close();
});

test("the checklist of a guide is copied as a list of boxes", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl") });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  await page.goto("/resources/salary-negotiation");
  await page.getByRole("button", { name: "Copy the checklist" }).press("Enter");
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).trim().split("\n");
  expect(lines.slice(0, 3)).toEqual([
    "Salary Negotiation",
    "",
    "☐ I have written down my floor, my aim and my ask.",
  ]);
  expect(lines.length).toBe(11);
  await context.close();
});

test("the footer leads to the four topics, each with its four guides", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
  const page = await context.newPage();
  for (const topic of ["Resume Tips", "Interview Guides", "Job Search Strategies", "Career Development"]) {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: topic }).click();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(topic);
    await expect.poll(() => page.locator(".article-list li").count()).toBe(4);
  }
  await context.close();
});

test.each(
  oneVariant(1, [
    ["with", true],
    ["without", false],
  ] as const),
)("%s JavaScript the small tools of guides answer in their guide", async (_, javaScriptEnabled) => {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled });
  const page = await context.newPage();
  const tool = page.locator("#try");
  const answer = () => tool.getByRole("status").innerText();

  await page.goto("/resources/salary-negotiation");
  await tool.getByLabel("Pay").fill("£3,500");
  await tool.getByRole("button", { name: "Convert" }).click();
  await expect.poll(answer).toContain("42,000 each year");
  await expect.poll(() => answer()).toContain("20.19 each hour");
  await expect.poll(() => tool.getByLabel("Pay").inputValue()).toBe("£3,500");
  await tool.getByLabel("Pay").fill("a lot");
  await tool.getByRole("button", { name: "Convert" }).click();
  await tool.getByText("Write the amount in figures").waitFor();
  await expect.poll(answer).toBe("");

  await page.goto("/resources/resume-mistakes");
  await tool.getByLabel("The lines of your CV").fill("Mar 2021 - 06/2023");
  await tool.getByRole("button", { name: "Check dates" }).click();
  await expect.poll(answer).toContain("Your 2 dates are written in 2 ways");
  expect(new URL(page.url()).pathname).toBe("/resources/resume-mistakes");
  await context.close();
});

const cv = `Amara Osei
amara.osei@example.com

Experience
Data analyst, Meadow Clinics
03/2021 – Present
- Built a report in SQL that 46 supervisors open each morning

Skills
SQL, Python
`;
const advert = "Data analyst\n\nRequirements\n- SQL\n- Kubernetes\n";

async function openComparison(javaScriptEnabled: boolean) {
  const context = await browser.newContext({
    baseURL: inject("siteUrl"),
    javaScriptEnabled,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto("/resources/resume-keywords");
  await page.getByLabel("Your CV as text").fill(cv);
  await page.getByLabel("The text of the advert").fill(advert);
  return page;
}

test("a CV is compared with an advert by keyboard in the guide, and nothing is sent", async () => {
  const page = await openComparison(true);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  const tool = page.locator("#try");
  await tool.getByText("Nothing is sent").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await tool.getByRole("heading", { name: "In your CV", exact: true }).waitFor();
  const list = (name: string) => tool.getByRole("list", { name, exact: true }).innerText();
  expect(await list("In your CV")).toContain("SQL");
  expect(await list("Not in your CV")).toContain("Kubernetes");
  await expect.poll(() => tool.getByRole("status").innerText()).toContain("2 of the 3 required");
  for (const colorScheme of ["light", "dark"] as const) {
    await paint(page, colorScheme);
    expect(await violations(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.getByLabel("The text of the advert").fill("Come and work with us!");
  await tool.getByRole("button", { name: "Compare" }).click();
  await tool.getByText("The advert names nothing that can be compared.").waitFor();
  expect(posts).toEqual([]);
  expect(new URL(page.url()).pathname).toBe("/resources/resume-keywords");
  await page.context().close();
});

test("a comparison that did not load without a network is made by the scanner once there is one", async () => {
  const page = await openComparison(true);
  const compare = page.locator("#try").getByRole("button", { name: "Compare" });
  await page.context().setOffline(true);
  await compare.click();
  await page.getByText("The comparison could not be loaded.").waitFor();
  expect(await page.getByLabel("Your CV as text").inputValue()).toBe(cv);
  await page.context().setOffline(false);
  await compare.click();
  await page.waitForURL("/tools/ats-scanner");
  await page.getByText("Kubernetes").first().waitFor();
  await page.context().close();
});

test("without JavaScript the comparison says that the scanner shows its result, and leads there", async () => {
  const page = await openComparison(false);
  await page.getByText("The ATS Scanner shows the result.").waitFor();
  await page.getByRole("button", { name: "Compare" }).click();
  await page.waitForURL("**/tools/ats-scanner");
  await page.getByRole("heading", { name: "Kubernetes", exact: true }).waitFor();
  await page.context().close();
});
