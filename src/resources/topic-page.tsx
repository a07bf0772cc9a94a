import { ArticleList } from "./article-list.tsx";
import type { ArticleCard } from "./read-article.server.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";

type TopicPageProps = { title: string; about: string; articles: readonly ArticleCard[] };

/** All guides of one category, in the order to read them. */
export function TopicPage({ title, about, articles }: TopicPageProps) {
  return (
    <div className="page resources">
      <Breadcrumb above={[{ name: "Resources", path: "/resources" }]} here={title} />
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead">{about} Four guides, in the order to read them.</p>
      </header>
      <div className="guides-found">
        <ArticleList articles={articles} />
      </div>
    </div>
  );
}
