import { articleSlugs, categories } from "../../resources/categories.ts";
import type { Readable } from "./cache-pages.ts";

/** All guides and their lists. */
export const readableGuides: readonly Readable[] = [
  {
    scope: "/resources",
    paths: [
      "/resources",
      ...categories.map(({ topic }) => topic.path),
      ...articleSlugs.map((slug) => `/resources/${slug}`),
    ],
  },
];
