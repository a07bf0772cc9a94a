import type { Article, ArticleCard } from "../read-article.server.ts";

/** Returns the parts of an article that lists show. */
export function articleCard({ slug, path, title, description, minutes }: Article): ArticleCard {
  return { slug, path, title, description, minutes };
}
