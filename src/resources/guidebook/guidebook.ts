import type { Article } from "../read-article.server.ts";
import { categories } from "../categories.ts";

/** The articles in reading order, as parts with chapters. */
export type GuidebookPart = { name: string; about: string; articles: readonly Article[] };

export const guidebookTitle = "The steady job search";
export const guidebookPaths = { pdf: "/resources/guidebook.pdf", epub: "/resources/guidebook.epub" };

/** Puts the articles in the order of the book. */
export function guidebookParts(articles: ReadonlyMap<string, Article>): GuidebookPart[] {
  return categories.map(({ name, about, articles: slugs }) => ({
    name,
    about,
    articles: slugs.flatMap((slug) => articles.get(slug) ?? []),
  }));
}

/** Returns the slug of a chapter that an address leads to; null for other pages. */
export function chapterOf(href: string, parts: readonly GuidebookPart[]): string | null {
  const slug = /^\/resources\/([a-z-]+)$/.exec(href)?.[1];
  return parts.some(({ articles }) => articles.some((article) => article.slug === slug))
    ? (slug ?? null)
    : null;
}
