import { categories } from "../categories.ts";
import { articleCard } from "./article-card.ts";
import { content } from "../../app/content.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import type { Route } from "./+types/topic";
import "../../ui/styles/document-fonts.css";
import "../resources.css";
import { ArticleList } from "../article-list.tsx";
import type { ArticleCard } from "../read-article.server.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";

export const handle: PageHandle = { listed: "sitemap" };

/** The page of one category, such as /resources/resume-tips. */
export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/+$/, "");
  const category = categories.find(({ topic }) => topic.path === path);
  if (!category) throw new Response(null, { status: 404 });
  const articles = content.articles();
  return {
    title: category.topic.title,
    about: category.about,
    articles: category.articles.flatMap((slug) => articles.get(slug) ?? []).map(articleCard),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData
    ? pageMetadata(args, {
        title: loaderData.title,
        description: `${loaderData.about} Four guides.`,
        keepParameters: [],
        above: [{ name: "Career Resources", path: "/resources" }],
      })
    : [];

export default function Topic({ loaderData }: Route.ComponentProps) {
  return <TopicPage {...loaderData} />;
}

type TopicPageProps = { title: string; about: string; articles: readonly ArticleCard[] };

/** All guides of one category, in the order to read them. */
function TopicPage({ title, about, articles }: TopicPageProps) {
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
