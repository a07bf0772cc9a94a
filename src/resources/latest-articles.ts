const maxLatest = 3;

/**
 * Returns the three articles that were reviewed last, each of another category.
 *
 * @param categories the articles of each category
 */
export function latestArticles<One extends { reviewed: string }>(
  categories: readonly (readonly One[])[],
): One[] {
  const newestFirst = (articles: readonly One[]) =>
    articles.toSorted((one, other) => other.reviewed.localeCompare(one.reviewed));
  return newestFirst(categories.flatMap((articles) => newestFirst(articles).slice(0, 1))).slice(0, maxLatest);
}
