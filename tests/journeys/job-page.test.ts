import { describe, expect, test } from "vitest";
import { address, count, noScript, phone, visitSearch } from "../support/visit-search.ts";

const { somebody, site } = visitSearch();

describe("with JavaScript", () => {
  test("a fact shows the words of the advert on hover, by keyboard and by click", async () => {
    const page = await somebody();
    await page.goto("/jobs?q=senior+analyst");
    await page.getByRole("link", { name: /^View Details: Senior Data Analyst/ }).click();
    // The pane next to the list has the same fact.
    await page.waitForURL(/\/jobs\/\d/);
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
  test("a click on a fact shows the words of the advert, and another currency is in the address", async () => {
    const page = await somebody(noScript);
    await page.goto("/jobs?q=senior+analyst");
    await page.getByRole("link", { name: /^View Details: Senior Data Analyst/ }).click();
    await page.getByRole("button", { name: /^\$98,000–118,000/ }).click();
    await expect.poll(() => page.getByText("$98,000 to $118,000").first().isVisible()).toBe(true);
    await page.goto("/jobs?q=senior+analyst&salary=60");
    await page.getByText("Show More Filters").click();
    await page.getByLabel("Currency").selectOption("PLN");
    await page.getByRole("button", { name: "Apply filters" }).click();
    expect(address(page)).toContain("salary=60&currency=PLN");
    await page.getByText("Show More Filters").click();
    await expect
      .poll(() => page.locator("output", { hasText: "per year" }).innerText())
      .toBe("PLN\u00a060K per year");
    await expect.poll(() => count(page).innerText()).toBe("1 job found");
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
