import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readWrittenPage } from "./written-page.server.ts";

const folder = new URL("../../content/pages/", import.meta.url);
const facts = {
  productName: "Ledge & Co",
  operator: "Example Cooperative",
  operatorAddress: "1 Mill Lane, Leeds",
};

test.each(readdirSync(folder))("%s reads as a page and names the product, not a placeholder", (name) => {
  const page = readWrittenPage(name, readFileSync(new URL(name, folder), "utf8"), facts);
  expect(page.title).not.toBe("");
  expect(page.description.length).toBeGreaterThan(40);
  expect(page.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(page.html).toContain("<h2>");
  expect(page.html).toContain("Ledge &amp; Co");
  expect(JSON.stringify(page)).not.toContain("{{");
});

test("headings of a page begin below its title", () => {
  for (const name of readdirSync(folder)) {
    expect(readFileSync(new URL(name, folder), "utf8")).not.toMatch(/^# /m);
  }
});

const page = (markdown: string) =>
  `---\ntitle: "{{productName}}"\ndescription: x\nupdated: 2026-01-02\n---\n${markdown}`;

test("a product name with signs of YAML or HTML in it stays what it is", () => {
  const read = readWrittenPage("x.md", page("At {{productName}}."), {
    ...facts,
    productName: 'Jobs: "now" <b>',
  });
  expect(read.title).toBe('Jobs: "now" <b>');
  expect(read.html).not.toContain("<b>");
});

test("an unknown fact is a bug", () => {
  expect(() => readWrittenPage("x.md", page("{{owner}}"), facts)).toThrow(
    "x.md: there is no fact named owner",
  );
});
