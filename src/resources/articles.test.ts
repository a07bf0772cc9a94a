import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { articleSlugs, categories } from "./categories.ts";
import { guidesAbout } from "./guide-links.tsx";
import { readArticle } from "./read-article.server.ts";
import { searchArticles } from "./routes/resources.tsx";

const folder = join(import.meta.dirname, "../../content/articles");
const read = (slug: (typeof articleSlugs)[number]) => readFileSync(join(folder, `${slug}.md`), "utf8");
const articles = articleSlugs.map((slug) => readArticle(slug, read(slug)));

test("there is one file for each of the sixteen articles, four in each category", () => {
  expect(readdirSync(folder).toSorted()).toEqual(articleSlugs.map((slug) => `${slug}.md`).toSorted());
  expect(categories.map((category) => category.articles.length)).toEqual([4, 4, 4, 4]);
});

test.each(articles.map((article) => [article.slug, article] as const))(
  "%s can be used: long enough, with contents, a checklist and a way on",
  (slug, { html, contents, tools, related, minutes }) => {
    const words = read(slug).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(1_200);
    expect(words).toBeLessThanOrEqual(2_700);
    expect(minutes).toBeGreaterThan(4);
    const ids = contents.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("checklist");
    for (const id of ids) expect(html).toContain(`<h2 id="${id}">`);
    expect(tools.length).toBeGreaterThan(0);
    expect(related).not.toContain(slug);
    expect(html).not.toMatch(/beat the ATS|\bTODO\b|lorem/i);
  },
);

test.each(articles.map(({ slug, markdown }) => [slug, markdown] as const))(
  "%s is set as a book is: quotation marks that open and close, and lines of examples that stay lines",
  (_, markdown) => {
    expect(markdown.match(/.*["'].*/g) ?? []).toEqual([]);
    const joined = /^> (?![-*] |\d).*[^\s\\]\n(?=> (?![-*] |\d))/gm;
    expect(markdown.match(joined) ?? []).toEqual([]);
  },
);

test("links inside the site lead to pages that exist", () => {
  const pages =
    /^\/(?:cv-builder|jobs|tools(?:\/(?:ats-scanner|salary-calculator|interview-questions|interview-coach))?|resources(?:\/[a-z-]+)?|saved|saved-searches|occupations|companies|roadmap|contact|applications|contacts|tools\/cover-letter)(?:[?#].*)?$/;
  const slugs: readonly string[] = articleSlugs;
  const topics: readonly string[] = categories.map(({ topic }) => topic.path);
  for (const { slug, html } of articles) {
    for (const [, href = ""] of html.matchAll(/href="(\/[^"]*)"/g)) {
      expect(href, slug).toMatch(pages);
      const name = /^\/resources\/([a-z-]+)/.exec(href)?.[1];
      if (name) expect(slugs.includes(name) || topics.includes(`/resources/${name}`), href).toBe(true);
    }
  }
});

test("a search finds articles by every word, titles first", () => {
  expect(searchArticles(articles, "salary negotiation")[0]?.slug).toBe("salary-negotiation");
  expect(searchArticles(articles, "Networking")[0]?.slug).toBe("networking");
  expect(searchArticles(articles, "zeppelin")).toEqual([]);
  expect(searchArticles(articles, " - ")).toEqual([]);
});

test("a search for jobs names the guide that it may have meant", () => {
  const titles = (keywords: string) => guidesAbout(articles, keywords).map(({ title }) => title);
  expect(titles("salary negotiation")).toEqual(["Salary Negotiation"]);
  expect(titles("Networking")).toEqual(["Networking"]);
  expect(titles("network engineer")).toEqual([]);
  expect(titles("")).toEqual([]);
});

test.each([
  ["a category that does not list it", { category: "job-search-strategies" }],
  ["an unknown tool", { tools: "[/nowhere]" }],
])("an article with %s throws", (_, change) => {
  const file = Object.entries(change).reduce(
    (text, [field, value]) => text.replace(new RegExp(`^${field}:.*$`, "m"), `${field}: ${value}`),
    read("resume-templates"),
  );
  expect(() => readArticle("resume-templates", file)).toThrow("resume-templates.md");
});
