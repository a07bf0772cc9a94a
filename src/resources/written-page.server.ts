import * as z from "zod";
import { readFrontMatter } from "../platform/markdown/read-front-matter.server.ts";
import { renderMarkdown } from "../platform/markdown/render-markdown.server.ts";

/** A page one reads from top to bottom. */
export type WrittenPage = {
  title: string;
  description: string;
  keywords: string[];
  /** ISO day of the last change of substance. */
  updated: string;
  /** Safe to show as it is. */
  html: string;
};

/** Facts the operator decides, written in content as {{productName}}. */
export type ContentFacts = Record<"productName" | "operator" | "operatorAddress", string>;

const fields = z.strictObject({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()).default([]),
  updated: z.date().transform((date) => date.toISOString().slice(0, 10)),
});

/**
 * Reads one Markdown file with front matter.
 *
 * @throws when it is not of the shape above, or names a fact that does not exist
 */
export function readWrittenPage(path: string, file: string, facts: ContentFacts): WrittenPage {
  const { fields: page, markdown } = readFrontMatter(path, file, fields);
  const fill = (text: string) => fillIn(path, text, facts);
  return {
    ...page,
    title: fill(page.title),
    description: fill(page.description),
    html: renderMarkdown(fill(markdown)),
  };
}

function fillIn(path: string, text: string, facts: ContentFacts): string {
  const known: Record<string, string> = facts;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = known[name];
    if (fact === undefined) throw new Error(`${path}: there is no fact named ${name}`);
    return fact;
  });
}
