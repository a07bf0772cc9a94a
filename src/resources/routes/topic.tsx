import { categories } from "../categories.ts";
import { TopicPage } from "../topic-page.tsx";
import { articleCard } from "./article-card.ts";
import { content } from "../../app/content.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import type { Route } from "./+types/topic";
import "../../ui/styles/document-fonts.css";
import "../resources.css";

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
