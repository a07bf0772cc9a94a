import { marked } from "marked";
import * as z from "zod";
import { readFrontMatter } from "../platform/markdown/read-front-matter.server.ts";
import { renderMarkdown } from "../platform/markdown/render-markdown.server.ts";
import { type ArticleSlug, articleSlugs, categories, type Category } from "./categories.ts";
import { inlineTools, type InlineToolName } from "./inline/inline-tools.ts";

/** Words that people read in a minute. */
const wordsPerMinute = 220;

/** The parts of an article that lists show. */
export type ArticleCard = {
  slug: ArticleSlug;
  path: string;
  title: string;
  description: string;
  minutes: number;
};

export type Article = ArticleCard & {
  category: Category;
  /** ISO day of the last review. */
  reviewed: string;
  /** Pages of this site that help with it. */
  tools: readonly ToolPath[];
  related: readonly ArticleSlug[];
  /** A small tool in its text. */
  inline: InlineToolName | null;
  /** The headings, to jump to. */
  contents: readonly { id: string; text: string }[];
  markdown: string;
  /** Safe to show as it is. */
  html: string;
};

/** The pages that an article may lead to, with the words of the link. */
export const toolLinks = {
  "/cv-builder": { name: "CV Builder", call: "Write or change your CV, with its score next to it." },
  "/tools/ats-scanner": {
    name: "ATS Scanner",
    call: "See what software reads in your CV, and compare it with an advert.",
  },
  "/tools/cover-letter": {
    name: "Cover Letter Generator",
    call: "Get a first version, written from your CV and an advert.",
  },
  "/tools/salary-calculator": {
    name: "Salary Calculator",
    call: "See what open jobs pay, and compare two offers.",
  },
  "/tools/interview-questions": {
    name: "Interview Questions",
    call: "Get likely questions for a job, and practise them.",
  },
  "/tools/interview-coach": {
    name: "Interview Coach",
    call: "Answer eight questions by keyboard or voice, and read back what you said.",
  },
  "/applications": {
    name: "Job Application Tracker",
    call: "Keep each application with its stage, its advert and the next step.",
  },
  "/contacts": {
    name: "Contacts",
    call: "Keep the people you know, what you talked about, and when to write next.",
  },
  "/jobs": { name: "Find jobs", call: "Search openings from many sources in one list." },
} as const;
export type ToolPath = keyof typeof toolLinks;

const slug = z.enum(articleSlugs as [ArticleSlug, ...ArticleSlug[]]);
const fields = z.strictObject({
  title: z.string(),
  description: z.string().max(180),
  category: z.enum([
    "resume-and-cover-letters",
    "interview-preparation",
    "career-development",
    "job-search-strategies",
  ]),
  reviewed: z.date().transform((date) => date.toISOString().slice(0, 10)),
  tools: z.array(z.enum(Object.keys(toolLinks) as [ToolPath, ...ToolPath[]])).min(1),
  related: z.array(slug).min(1),
  inline: z.enum(inlineTools).nullable().default(null),
});

/**
 * Reads an article of `content/articles`.
 *
 * @throws when it has another shape. Content is part of the program, so that is a bug.
 */
export function readArticle(name: ArticleSlug, file: string): Article {
  const { fields: head, markdown } = readFrontMatter(`${name}.md`, file, fields);
  const category = categories.find(({ key }) => key === head.category);
  if (!category || !(category.articles as readonly string[]).includes(name))
    throw new Error(`${name}.md is not listed in the category ${head.category}`);
  const contents = marked
    .lexer(markdown)
    .flatMap((token) => (token.type === "heading" && token["depth"] === 2 ? [String(token["text"])] : []))
    .map((text) => ({ id: headingId(text), text }));
  let heading = 0;
  const html = renderMarkdown(markdown).replaceAll(
    "<h2>",
    () => `<h2 id="${contents[heading++]?.id ?? ""}">`,
  );
  return {
    ...head,
    slug: name,
    path: `/resources/${name}`,
    category,
    contents,
    markdown,
    html,
    minutes: Math.max(1, Math.round(markdown.split(/\s+/).length / wordsPerMinute)),
  };
}

/** "What to do next" → "what-to-do-next" */
function headingId(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}
