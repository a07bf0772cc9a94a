import matter from "gray-matter";
import type { z } from "zod";

/**
 * Splits a content file into its front matter and its Markdown.
 *
 * @throws when the front matter does not match `schema`. Content is part of the program, so that is a bug.
 */
export function readFrontMatter<Fields>(
  path: string,
  file: string,
  schema: z.ZodType<Fields>,
): { fields: Fields; markdown: string } {
  // The options matter: without any, gray-matter caches its results and returns the same object again.
  const { data, content } = matter(file, {});
  const read = schema.safeParse(data);
  if (!read.success) throw new Error(`${path}: ${read.error.message}`);
  return { fields: read.data, markdown: content };
}
