import { ArticlePage } from "../../resources/article-page.tsx";
import { toolLinks } from "../../resources/read-article.server.ts";
import { articleCard } from "../article-card.ts";
import { content } from "../content.server.ts";
import { longDateWords } from "../date-words.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import type { Route } from "./+types/article";
import "../../ui/styles/document-fonts.css";
import "../../resources/resources.css";

export const handle: PageHandle = { listed: "sitemap" };

export function loader({ url }: Route.LoaderArgs) {
  const slug = url.pathname.replace(/\/+$/, "").split("/").at(-1) ?? "";
  const articles = content.articles();
  const found = articles.get(slug);
  if (!found) throw new Response(null, { status: 404 });
  const { title, description, minutes, html, contents, category, reviewed, tools, related } = found;
  return {
    article: { title, description, minutes, html, contents, topic: category.topic },
    reviewed: longDateWords(reviewed),
    tools: tools.map((path) => ({ path, ...toolLinks[path] })),
    related: related.flatMap((other) => articles.get(other) ?? []).map(articleCard),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData ? pageMetadata(args, { ...loaderData.article, keepParameters: [], type: "article" }) : [];

/** A guide of `content/articles`. */
export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
