import { Link } from "react-router";
import type { ArticleCard } from "./read-article.server.ts";

/** Articles with one line and the reading time each. */
export function ArticleList({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <ul className="article-list">
      {articles.map(({ slug, path, title, description, minutes }) => (
        <li key={slug}>
          <Link to={path}>{title}</Link>
          <span className="n">{minutes} min</span>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
