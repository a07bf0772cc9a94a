import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { sharedBrowser, sharedSiteWithJobs } from "../support/shared.ts";

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

const browser = sharedBrowser();
const site = sharedSiteWithJobs();
let contexts: BrowserContext[] = [];
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

/** A separate browser with its own storage. Its requests to other sites are answered here. */
async function somebody(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, viewport: wide, ...options });
  contexts.push(context);
  await context.route(/\.example\//, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Elsewhere</h1>" }),
  );
  return context.newPage();
}

const address = (page: Page): string => page.url().replace(site.url, "");
const titles = (page: Page): Promise<string[]> => page.locator(".job h3").allInnerTexts();
const count = (page: Page) => page.locator("#results");
const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const keywords = (page: Page) => page.getByLabel("Keywords or company");

describe("with JavaScript", () => {
  test("by keyboard: the search is two stops away, and a job opened by Enter has the focus on its heading, Back on its link", async () => {
    const page = await somebody();
    await page.goto("/jobs");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await expect.poll(focused).toBe("Keywords or company");

    const details = page.getByRole("link", { name: /^View Details/ }).first();
    const label = await details.getAttribute("aria-label");
    await details.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/jobs\/\d+/);
    const heading = await page.locator("main h1").innerText();
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText))
      .toBe(heading);
    await page.goBack();
    await expect.poll(focused).toBe(label);
  });

  test("search, filter, open next to the list, apply, and share the address", async () => {
    const page = await somebody();
    await page.goto("/jobs");
    await expect.poll(() => count(page).innerText()).toBe("49 jobs found");

    await keywords(page).fill("analyst");
    await page.getByRole("button", { name: "Search Jobs" }).click();
    await expect.poll(() => count(page).innerText()).toBe("3 jobs found");
    expect(address(page)).toBe("/jobs?q=analyst");
    await expect.poll(() => page.locator(".job mark").first().innerText()).toBe("Analyst");

    await page.getByText("Show More Filters").click();
    await page.getByRole("checkbox", { name: "Full-time" }).check({ force: true });
    await expect.poll(() => count(page).innerText()).toBe("2 jobs found");
    expect(address(page)).toBe("/jobs?q=analyst&type=full-time");

    await page.getByRole("link", { name: "Senior Data Analyst", exact: true }).click();
    await expect.poll(() => page.locator(".pane h2").innerText()).toBe("Senior Data Analyst");
    expect(address(page)).toMatch(/^\/jobs\?q=analyst&type=full-time&job=\d+$/);
    await expect.poll(() => titles(page)).toHaveLength(2);

    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      page
        .locator(".pane")
        .getByRole("link", { name: /^Apply on company site/ })
        .click(),
    ]);
    expect(opened.url()).toBe("https://northbeck.example/jobs/analyst/apply");
    await expect.poll(() => opened.evaluate(() => window.opener)).toBeNull();

    const friend = await somebody();
    await friend.goto(address(page));
    await expect.poll(() => titles(friend)).toEqual(await titles(page));
    await expect.poll(() => friend.locator(".pane h2").innerText()).toBe("Senior Data Analyst");
    await expect.poll(() => friend.getByRole("checkbox", { name: "Full-time" }).isChecked()).toBe(true);
  });

  test("back and forward lead through the searches, with every control as it was", async () => {
    const page = await somebody();
    await page.goto("/jobs?q=analyst");
    await page.getByText("Show More Filters").click();
    await page.getByRole("checkbox", { name: "Internship" }).check({ force: true });
    await expect.poll(() => titles(page)).toEqual(["Data Analyst Intern"]);
    await page.getByRole("slider", { name: "Minimum salary" }).fill("60");
    await expect.poll(() => address(page)).toBe("/jobs?q=analyst&type=internship&salary=60");
    await expect.poll(() => page.getByRole("heading", { name: "No results found" }).count()).toBe(1);

    await page.goBack();
    await expect.poll(() => page.getByRole("slider").inputValue()).toBe("0");
    await expect.poll(() => titles(page)).toEqual(["Data Analyst Intern"]);
    await page.goBack();
    await expect.poll(() => page.getByRole("checkbox", { name: "Internship" }).isChecked()).toBe(false);
    await page.goForward();
    await page.goForward();
    await expect
      .poll(() => page.locator("output", { hasText: "per year" }).innerText())
      .toBe("$60K per year");

    await page.getByRole("button", { name: "Reset Filters" }).click();
    await expect.poll(() => count(page).innerText()).toBe("49 jobs found");
    expect(address(page)).toBe("/jobs");
    await expect.poll(() => keywords(page).inputValue()).toBe("");
  });

  test("the minimum salary in another currency, and jobs without pay", async () => {
    const page = await somebody({ locale: "en-GB" });
    await page.goto("/jobs?salary=60");
    const currency = page.getByLabel("Currency");
    await expect.poll(() => currency.inputValue()).toBe("USD");
    await expect
      .poll(() => currency.locator("> option").allInnerTexts())
      .toEqual(["USD · US Dollar", "GBP · British Pound"]);
    const stored = page.waitForResponse(/\/preferences$/);
    await currency.selectOption("GBP");
    await expect.poll(() => address(page)).toBe("/jobs?salary=44&currency=GBP");
    await stored;
    await expect
      .poll(() => page.locator("output", { hasText: "per year" }).innerText())
      .toBe("£44K per year");
    await expect.poll(() => page.getByRole("link", { name: "Remove filter £44K and up" }).count()).toBe(1);

    await page.getByRole("link", { name: /^Keep them in the list$/ }).click();
    await expect.poll(() => address(page)).toBe("/jobs?salary=44&currency=GBP&pay=not-stated");
    await expect.poll(() => page.getByRole("checkbox", { name: /^Pay not stated/ }).isChecked()).toBe(true);
    await expect.poll(() => count(page).innerText()).not.toBe("0 jobs found");

    // The currency is remembered; an address without one still means dollars.
    await page.goto("/jobs");
    await expect.poll(() => currency.inputValue()).toBe("GBP");
    await page.goto("/jobs?salary=60");
    await expect.poll(() => currency.inputValue()).toBe("USD");
  });

  test("a search in a city offers its currency and the towns nearby", async () => {
    const page = await somebody();
    await page.goto("/jobs?location=Berlin&salary=60");
    const stored = page.waitForResponse(/\/preferences$/);
    await page.getByRole("button", { name: "Show in €" }).click();
    await expect.poll(() => address(page)).toBe("/jobs?location=Berlin&salary=50&currency=EUR");
    await expect.poll(() => page.getByRole("button", { name: "Show in €" }).count()).toBe(0);
    await stored;

    await page.goto("/jobs?q=meter+reader+in+Berlin");
    await expect.poll(() => page.getByLabel("Currency").inputValue()).toBe("EUR");
    await expect.poll(() => page.getByText("Towns nearby are left out.").count()).toBe(1);
    await page.getByRole("link", { name: "Search within 10 km" }).click();
    await expect.poll(() => address(page)).toBe("/jobs?q=meter+reader+in+Berlin&radius=10");
    await expect.poll(() => page.getByText("Places within 10 km are included.").count()).toBe(1);
    await page.goto("/tools/salary-calculator");
    await expect.poll(() => page.getByLabel("Currency").inputValue()).toBe("EUR");
  });

  test("a fact shows the words of the advert on hover, by keyboard and by click", async () => {
    const page = await somebody();
    await page.goto("/jobs?q=senior+analyst");
    await page.getByRole("link", { name: /^View Details: Senior Data Analyst/ }).click();
    const words = page.locator(".top .ev-pop").first();
    await page.getByRole("button", { name: /^\$98,000–118,000/ }).hover();
    await expect.poll(() => words.innerText()).toBe("From a field of its source\n$98,000 to $118,000");
    await page.getByRole("heading", { name: "Senior Data Analyst" }).hover();
    await expect.poll(() => words.isVisible()).toBe(false);

    const years = page.getByRole("button", { name: /^3 years or more/ });
    await years.click();
    await expect.poll(() => page.getByText("Three years of forecasting").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByText("Three years of forecasting").isVisible()).toBe(false);
    await page.getByRole("link", { name: "Northbeck Energy" }).focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => page.locator(".top .ev-pop").first().isVisible()).toBe(true);
  });

  test("a chip takes its filter away, paging keeps its moment and goes to the head of the list", async () => {
    const page = await somebody();
    await page.goto("/jobs?q=meter&type=part-time&sort=date");
    await expect.poll(() => count(page).innerText()).toBe("15 jobs found");
    await page.getByRole("link", { name: "Remove filter Part-time" }).press("Enter");
    await expect.poll(() => count(page).innerText()).toBe("45 jobs found");
    expect(address(page)).toBe("/jobs?q=meter&sort=date");
    await expect.poll(() => page.locator(":focus").getAttribute("id")).toBe("results");

    const first = await page.locator(".job-co").allInnerTexts();
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect.poll(() => page.locator(".more .meta").first().innerText()).toBe("Showing 21 to 40 of 45.");
    expect(address(page)).toMatch(/^\/jobs\?q=meter&sort=date&page=2&asof=[0-9a-z]+$/);
    await expect.poll(() => page.locator(":focus").getAttribute("id")).toBe("results");
    const second = await page.locator(".job-co").allInnerTexts();
    expect(first.filter((company) => second.includes(company))).toEqual([]);
  });

  test("by keyboard alone: a suggestion, a filter, a job, and back to its row", async () => {
    const page = await somebody();
    await page.goto("/jobs");
    await keywords(page).focus();
    await page.keyboard.type("senior da");
    await suggestions(page).filter({ hasText: "Senior Data Analyst" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await expect
      .poll(() => keywords(page).getAttribute("aria-activedescendant"))
      .toBe(await suggestions(page).first().getAttribute("id"));
    await page.keyboard.press("Escape");
    await expect.poll(() => suggestions(page).count()).toBe(0);
    await page.keyboard.press("ArrowDown");
    await suggestions(page).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => address(page)).toBe("/jobs?q=Senior+Data+Analyst");

    const summary = page.locator(".more-filters summary");
    await summary.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("checkbox", { name: "Hybrid" }).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => address(page)).toBe("/jobs?q=Senior+Data+Analyst&mode=hybrid");
    await expect.poll(() => page.locator(":focus").getAttribute("value")).toBe("hybrid");

    const title = page.getByRole("link", { name: "Senior Data Analyst", exact: true });
    await title.focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.locator(":focus").getAttribute("aria-label"))
      .toBe("Senior Data Analyst, details");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(":focus").innerText()).toBe("Senior Data Analyst");
  });

  test("the filters are in four columns, with the distance from a city next to the place", async () => {
    const page = await somebody();
    await page.goto("/jobs?location=Berlin");
    await page.locator(".more-filters summary").click();
    for (const [column, filter] of [
      ["The job", "Job Type"],
      ["The job", "Experience Level"],
      ["The place", "Work mode"],
      ["The advert", "Posted within"],
      ["The advert", "Source"],
    ] as const) {
      await page.getByRole("group", { name: column }).getByRole("group", { name: filter }).waitFor();
    }
    await page.getByRole("group", { name: "The pay" }).getByLabel("Minimum salary").waitFor();
    const tops = await page
      .locator(".filter-column")
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
    await page.getByRole("group", { name: "The place" }).getByLabel("Distance").selectOption("25");
    await expect.poll(() => address(page)).toBe("/jobs?location=Berlin&radius=25");
  });

  test("a saved job appears in another tab, and can be removed there", async () => {
    const page = await somebody();
    await page.goto("/jobs?q=pricing");
    await page
      .getByRole("button", { name: "Save job: Pricing Analyst at Orchard & Vane", exact: true })
      .first()
      .click();
    await page.getByText("Pricing Analyst at Orchard & Vane is kept in this browser.").waitFor();
    const other = await page.context().newPage();
    await other.goto("/saved");
    await other.getByRole("link", { name: "Pricing Analyst" }).waitFor();
    await other.getByRole("button", { name: "Remove: Pricing Analyst" }).click();
    await other.getByRole("heading", { name: "Nothing saved yet" }).waitFor();
    await page
      .locator(".job")
      .getByRole("button", { name: "Save job: Pricing Analyst at Orchard & Vane" })
      .waitFor();
  });

  test("on a phone a title opens the page of the job, and the way back is the search", async () => {
    const page = await somebody({ viewport: phone, hasTouch: true, isMobile: true });
    await page.goto("/jobs?q=analyst&level=senior");
    await page.getByRole("link", { name: "Senior Data Analyst", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Senior Data Analyst" }).waitFor();
    await expect.poll(() => page.title()).toBe("Senior Data Analyst at Northbeck Energy · Foothold");
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "analyst" }).click();
    await expect.poll(() => address(page)).toBe("/jobs?q=analyst&level=senior");
  });
});

describe("without JavaScript", () => {
  const noScript = { javaScriptEnabled: false };

  test("a click on a fact shows the words of the advert, and another currency is in the address", async () => {
    const page = await somebody(noScript);
    await page.goto("/jobs?q=senior+analyst");
    await page.getByRole("link", { name: /^View Details: Senior Data Analyst/ }).click();
    await page.getByRole("button", { name: /^\$98,000–118,000/ }).click();
    await expect.poll(() => page.getByText("$98,000 to $118,000").first().isVisible()).toBe(true);
    await page.goto("/jobs?q=senior+analyst&salary=60");
    await page.getByLabel("Currency").selectOption("PLN");
    await page.getByRole("button", { name: "Apply filters" }).click();
    expect(address(page)).toContain("salary=60&currency=PLN");
    await expect
      .poll(() => page.locator("output", { hasText: "per year" }).innerText())
      .toBe("PLN\u00a060K per year");
    await expect.poll(() => count(page).innerText()).toBe("1 job found");
  });

  test("the currency of the place is offered, and remembered", async () => {
    const page = await somebody(noScript);
    await page.goto("/jobs?location=Berlin&salary=60");
    await page.getByRole("button", { name: "Show in €" }).click();
    await expect.poll(() => address(page)).toBe("/jobs?location=Berlin&salary=50&currency=EUR");
    await page.goto("/jobs");
    await expect.poll(() => page.getByLabel("Currency").inputValue()).toBe("EUR");
  });

  test("search, filter, sort, open and apply work the same", async () => {
    const page = await somebody(noScript);
    await page.goto("/jobs");
    await keywords(page).fill("analyst");
    await page.getByRole("button", { name: "Search Jobs" }).click();
    await expect.poll(() => count(page).innerText()).toBe("3 jobs found");

    await page.getByText("Show More Filters").click();
    await page.getByRole("checkbox", { name: "Full-time" }).check({ force: true });
    await page.getByRole("checkbox", { name: "Senior" }).check({ force: true });
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect.poll(() => titles(page)).toEqual(["Senior Data Analyst"]);
    await expect.poll(() => page.getByText("Hide Filters").isVisible()).toBe(true);
    await page.getByRole("link", { name: "Remove filter Senior" }).click();
    await expect.poll(() => count(page).innerText()).toBe("2 jobs found");

    await page.getByLabel("Sort by").selectOption("Newest first");
    await page.getByRole("button", { name: "Sort", exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("sort")).toBe("date");
    expect(new URL(page.url()).searchParams.getAll("type")).toEqual(["full-time"]);

    await page.getByRole("link", { name: "Senior Data Analyst", exact: true }).click();
    await expect.poll(() => page.locator("h1").innerText()).toBe("Senior Data Analyst");
    const apply = page.getByRole("link", { name: /^Apply on company site/ }).first();
    await expect.poll(() => apply.getAttribute("href")).toBe("https://northbeck.example/jobs/analyst/apply");
    await expect.poll(() => apply.getAttribute("rel")).toBe("noopener nofollow");
  });

  test("no control needs JavaScript, and page links work", async () => {
    const page = await somebody(noScript);
    await page.goto("/jobs?q=meter");
    for (const name of ["Save job", "Copy link", "Compact"]) {
      await expect.poll(() => page.locator("main").getByRole("button", { name }).count()).toBe(0);
    }
    await page.getByRole("link", { name: "Next page" }).click();
    await page.locator(".job").nth(19).waitFor();
    await expect.poll(() => page.locator(".job").count()).toBe(20);
    await expect.poll(() => page.locator(".pager [aria-current=page]").innerText()).toBe("2");
  });

  test("when nothing matches it says so, and gives the full list back", async () => {
    const page = await somebody(noScript);
    await page.goto("/jobs?q=analyst&type=freelance");
    await expect.poll(() => count(page).innerText()).toBe("0 jobs found");
    await expect.poll(() => page.getByRole("heading", { name: "No results found" }).count()).toBe(1);
    await page.getByRole("button", { name: "Reset Filters" }).click();
    await expect.poll(() => count(page).innerText()).toBe("49 jobs found");
  });

  test("jobs with some of the words are one click away", async () => {
    const page = await somebody(noScript);
    await page.goto("/jobs?q=python+zeppelin");
    await expect.poll(() => count(page).innerText()).toBe("0 jobs found");
    await page.getByRole("link", { name: /^Show \d+ that match in part$/ }).click();
    await page.getByText("These match in part.").waitFor();
    await expect.poll(() => titles(page)).toContain("Senior Data Analyst");
    await page.getByRole("link", { name: "Back to the jobs that are what you asked for" }).click();
    await expect.poll(() => count(page).innerText()).toBe("0 jobs found");
  });

  test("a removed job says so, has no buttons and cannot be found", async () => {
    const page = await somebody(noScript);
    const answer = await page.goto(site.pathOfGoneJob);
    expect(answer?.status()).toBe(410);
    await expect.poll(() => page.locator("h1").innerText()).toBe("Lamp Lighter");
    await expect.poll(() => page.locator("main").innerText()).toContain("This job is no longer listed.");
    await expect.poll(() => page.getByRole("link", { name: /^Apply/ }).count()).toBe(0);
    await expect.poll(() => page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    await page.goto("/jobs?q=lamp+lighter");
    await expect.poll(() => page.getByRole("link", { name: "Lamp Lighter", exact: true }).count()).toBe(0);
  });

  test("the page of a job says where it was found, and marks itself up only where that is allowed", async () => {
    const page = await somebody(noScript);
    await page.goto("/jobs?q=senior");
    await page.getByRole("link", { name: "View Details: Senior Data Analyst" }).click();
    await page.waitForURL("**/jobs/*");
    const texts = await page.locator("script[type='application/ld+json']").allTextContents();
    const markup = texts
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find((data) => data["@type"] === "JobPosting");
    expect(markup).toMatchObject({ "@type": "JobPosting", title: "Senior Data Analyst" });
    await expect.poll(() => page.locator("meta[name=robots]").count()).toBe(0);

    await page.goto("/jobs?q=analytics+engineer");
    await page.getByRole("link", { name: "View Details: Analytics Engineer" }).click();
    await page.waitForURL("**/jobs/*");
    await expect.poll(() => page.locator("script[type='application/ld+json']").count()).toBe(0);
    await expect.poll(() => page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    await expect.poll(() => page.getByRole("link", { name: "Jobs by Fieldboard" }).count()).toBe(1);
    expect(
      await page
        .getByRole("link", { name: /^Apply on Fieldboard/ })
        .first()
        .getAttribute("href"),
    ).toBe("https://fieldboard.example/jobs/7");
  });
});
