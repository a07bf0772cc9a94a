import { categories } from "../categories.ts";
import { ResourcesPage } from "../resources-page.tsx";
import { searchArticles } from "../search-articles.ts";
import { articleCard } from "./article-card.ts";
import { content } from "../../app/content.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { formatLongDate } from "../../app/format-date.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { useGuidesOffline } from "../../app/offline/use-readable-offline.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/resources";
import "../../ui/styles/document-fonts.css";
import "../resources.css";

const maxLatest = 3;

export const handle: PageHandle = { listed: "sitemap" };

export function loader({ url, context }: Route.LoaderArgs) {
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  const articles = content.articles();
  return {
    productName: context.get(servicesContext).config.productName,
    words,
    found: words === "" ? null : searchArticles([...articles.values()], words).map(articleCard),
    latest: latestArticles(
      categories.map((category) => category.articles.flatMap((slug) => articles.get(slug) ?? [])),
    ).map((article) => ({
      ...articleCard(article),
      category: article.category.name,
      reviewed: formatLongDate(article.reviewed),
    })),
    groups: categories.map(({ key, name, about, topic, articles: slugs }) => ({
      key,
      name,
      about,
      topic,
      articles: slugs.flatMap((slug) => articles.get(slug) ?? []).map(articleCard),
    })),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Career Resources",
    description: "Guides on CVs, cover letters, interviews, careers and looking for work.",
    keepParameters: [],
  });

export default function Resources({ loaderData }: Route.ComponentProps) {
  useGuidesOffline();
  return <ResourcesPage {...loaderData} />;
}

/**
 * Returns the three articles that were reviewed last, each of another category.
 *
 * @param byCategory the articles of each category
 */
function latestArticles<One extends { reviewed: string }>(byCategory: readonly (readonly One[])[]): One[] {
  const newestFirst = (articles: readonly One[]) =>
    articles.toSorted((one, other) => other.reviewed.localeCompare(one.reviewed));
  return newestFirst(byCategory.flatMap((articles) => newestFirst(articles).slice(0, 1))).slice(0, maxLatest);
}
