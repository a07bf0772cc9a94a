import { expect, test } from "vitest";
import { address, count, keywords, phone, titles, visitSearch } from "../support/visit-search.ts";

const { somebody } = visitSearch();

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

  await page.getByText("Hide Filters").click();
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
  await friend.getByText("Show More Filters").click();
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
  await expect
    .poll(() => page.getByRole("heading", { name: /^No exact match; \d+ similar jobs?$/ }).count())
    .toBe(1);

  await page.goBack();
  await expect.poll(() => page.getByRole("slider").inputValue()).toBe("0");
  await expect.poll(() => titles(page)).toEqual(["Data Analyst Intern"]);
  await page.goBack();
  await expect.poll(() => page.getByRole("checkbox", { name: "Internship" }).isChecked()).toBe(false);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => page.locator("output", { hasText: "per year" }).innerText()).toBe("$60K per year");

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Reset Filters" }).click();
  await expect.poll(() => count(page).innerText()).toBe("49 jobs found");
  expect(address(page)).toBe("/jobs");
  await expect.poll(() => keywords(page).inputValue()).toBe("");
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
  await page.getByText("Showing 21 to 40 of 45.").waitFor();
  expect(address(page)).toMatch(/^\/jobs\?q=meter&sort=date&page=2&asof=[0-9a-z]+$/);
  await expect.poll(() => page.locator(":focus").getAttribute("id")).toBe("results");
  const second = await page.locator(".job-co").allInnerTexts();
  expect(first.filter((company) => second.includes(company))).toEqual([]);
});

test("the filters are a column next to the list, in four groups, with the distance next to the place", async () => {
  const page = await somebody();
  await page.goto("/jobs?location=Berlin");
  await page.locator(".more-filters summary").click();
  for (const [group, filter] of [
    ["The job", "Job Type"],
    ["The job", "Experience Level"],
    ["The place", "Work mode"],
    ["The advert", "Posted within"],
    ["The advert", "Source"],
  ] as const) {
    await page.getByRole("group", { name: group }).getByRole("group", { name: filter }).waitFor();
  }
  await page.getByRole("group", { name: "The pay" }).getByLabel("Minimum salary").waitFor();
  const [panel, list] = await Promise.all([
    page.locator(".filter-sheet").boundingBox(),
    page.locator(".results").boundingBox(),
  ]);
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0);
  await page.getByRole("group", { name: "The place" }).getByLabel("Distance").selectOption("25");
  await expect.poll(() => address(page)).toBe("/jobs?location=Berlin&radius=25");
  await page.locator(".results .job h3").first().click();
  await expect.poll(() => page.getByText("Hide Filters").isVisible()).toBe(true);
});

test("a chip shows its filter as a menu, which Escape and a press elsewhere close", async () => {
  const page = await somebody();
  await page.goto("/jobs");
  const chip = page.getByRole("link", { name: "Job Type" });
  await chip.click();
  await page.getByRole("group", { name: "Job Type" }).waitFor();
  expect(await page.getByRole("group", { name: "Experience Level" }).isVisible()).toBe(false);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("group", { name: "Job Type" }).isVisible()).toBe(false);
  await expect.poll(() => page.locator(":focus").innerText()).toBe("Job Type");

  await chip.press("Enter");
  await page.keyboard.press("Space");
  await expect.poll(() => address(page)).toBe("/jobs?type=full-time");
  await page.locator(".pane").click({ position: { x: 400, y: 400 } });
  await expect.poll(() => page.locator(".filter-sheet").isVisible()).toBe(false);
});

test("on a phone, words and place are one box that opens when somebody writes, and the filters are a sheet", async () => {
  const page = await somebody({ viewport: phone });
  await page.goto("/jobs?q=analyst&location=Denver");
  const fields = page.locator(".search-fields");
  const height = async () => (await fields.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(64);
  await keywords(page).focus();
  await expect.poll(height).toBeGreaterThan(80);
  await page.getByRole("button", { name: "Search Jobs" }).click();
  await expect.poll(height).toBeLessThan(64);
  await page.locator(".more-filters summary").click();
  await page.getByRole("button", { name: /^Show \d+ jobs?$/ }).click();
  await expect.poll(() => page.locator(".filter-sheet").isVisible()).toBe(false);
});
