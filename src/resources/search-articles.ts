import { foldText } from "../text/fold-text.ts";

/** The texts of an article that a search looks at. */
type Searched = { title: string; description: string; html: string };

/** Returns the articles that have every word of a search, those with the words in the title first. */
export function searchArticles<One extends Searched>(articles: readonly One[], words: string): One[] {
  const wanted = foldText(words).match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  if (wanted.length === 0) return [];
  return articles
    .map((article) => {
      const head = foldText(`${article.title} ${article.description}`);
      const text = foldText(article.html.replaceAll(/<[^>]*>/g, " "));
      const inHead = wanted.filter((word) => head.includes(word)).length;
      const times = wanted.map((word) => text.split(word).length - 1);
      const isFound = wanted.every((word, at) => head.includes(word) || (times[at] ?? 0) > 0);
      return { article, score: isFound ? 100 * inHead + Math.min(...times) + 1 : 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ article }) => article);
}
