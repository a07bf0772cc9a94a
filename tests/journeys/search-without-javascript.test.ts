import { expect, test } from "vitest";
import { count, keywords, noScript, titles, visitSearch } from "../support/visit-search.ts";

const { somebody } = visitSearch();

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
  // The panel lies over the list, so it is closed again.
  await expect.poll(() => page.getByText("Hide Filters").isVisible()).toBe(false);
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
  await page.goto("/jobs?q=zeppelin&type=freelance");
  await expect.poll(() => count(page).innerText()).toBe("0 jobs found");
  await expect.poll(() => page.getByRole("heading", { name: "No results found" }).count()).toBe(1);
  await page.getByRole("button", { name: "Reset Filters" }).click();
  await expect.poll(() => count(page).innerText()).toBe("49 jobs found");
});

test("an empty list is followed by similar jobs", async () => {
  const page = await somebody(noScript);
  await page.goto("/jobs?q=python+zeppelin");
  await expect.poll(() => count(page).innerText()).toMatch(/^No exact match; \d+ similar jobs?$/);
  const similar = page.getByRole("region", { name: "Similar jobs" });
  expect(await similar.getByRole("heading", { name: "Senior Data Analyst" }).count()).toBe(1);
});
