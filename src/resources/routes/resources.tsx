import { categories } from "../categories.ts";
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
import { foldText } from "../../text/fold-text.ts";
import { Search, Download } from "lucide-react";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { ArticleList } from "../article-list.tsx";
import { Icon } from "../../ui/icon.tsx";
import { guidebookPaths, guidebookTitle } from "../guidebook/guidebook.ts";

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

/** The four categories of guides, with a search over them. */
export default function Resources({ loaderData }: Route.ComponentProps) {
  useGuidesOffline();
  const { productName, groups, latest, words, found } = loaderData;
  return (
    <div className="page resources">
      <header className="page-head">
        <h1>Career Resources</h1>
        <p className="lead">Sixteen practical guides to CVs, interviews, careers and looking for work.</p>
        <search>
          <Form method="get" className="guide-search">
            <Input
              icon={Search}
              type="search"
              name="q"
              aria-label="Search the guides"
              placeholder="Search the guides"
              defaultValue={words}
              maxLength={100}
            />
            <Button look="secondary">Search</Button>
          </Form>
        </search>
      </header>
      {found && (
        <section className="guides-found" aria-labelledby="found">
          <h2 id="found">
            {found.length === 0
              ? `No guide is about “${words}”`
              : `${found.length} ${found.length === 1 ? "guide" : "guides"} about “${words}”`}
          </h2>
          <ArticleList articles={found} />
        </section>
      )}
      <div className="guide-groups">
        {groups.map(({ key, name, about, topic, articles }) => (
          <section key={key} aria-labelledby={key}>
            <h2 id={key}>
              <Link to={topic.path}>{name}</Link>
            </h2>
            <p>{about}</p>
            <ArticleList articles={articles} />
          </section>
        ))}
      </div>
      <GuidebookSection productName={productName} />
      <section className="guide-latest" aria-labelledby="latest">
        <h2 className="h-sec" id="latest">
          Latest articles
        </h2>
        <div>
          {latest.map(({ slug, path, title, description, minutes, category, reviewed }) => (
            <article key={slug}>
              <h3>
                <Link to={path}>{title}</Link>
              </h3>
              <p>{description}</p>
              <p className="meta">
                {category} · {minutes} min · {reviewed}
              </p>
            </article>
          ))}
        </div>
      </section>
    </div>
  );
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

/** Offers the guidebook as PDF and EPUB. */
function GuidebookSection({ productName }: { productName: string }) {
  return (
    <section className="guidebook" aria-labelledby="guidebook">
      <div>
        <h2 id="guidebook">{guidebookTitle}, a guidebook</h2>
        <p>
          All sixteen guides in one book, with a checklist for each. Free, and without giving an email
          address.
        </p>
        <div className="cluster">
          <a className="btn btn-lg" href={guidebookPaths.pdf} download>
            <Icon of={Download} />
            Download Free Guide
          </a>
          <small>
            PDF, or as{" "}
            <a href={guidebookPaths.epub} download>
              EPUB for e-readers
            </a>
          </small>
        </div>
      </div>
      <div className="guidebook-cover" aria-hidden="true">
        <b>{guidebookTitle}</b>
        <span>A {productName} guidebook</span>
        <svg viewBox="0 0 200 110" fill="none">
          <g className="ledges">
            <rect x="0" y="100" width="70" height="7" rx="2" />
            <rect x="44" y="72" width="70" height="7" rx="2" />
            <rect x="88" y="44" width="70" height="7" rx="2" />
          </g>
          <rect className="top" x="130" y="16" width="70" height="9" rx="2" />
          <circle cx="108" cy="33.5" r="10.5" />
        </svg>
      </div>
    </section>
  );
}
