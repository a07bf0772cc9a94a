import { Search, Download } from "lucide-react";
import { Form, Link } from "react-router";
import { Button } from "../ui/button.tsx";
import { Input } from "../ui/input.tsx";
import { ArticleList } from "./article-list.tsx";
import type { ArticleCard } from "./read-article.server.ts";
import { Icon } from "../ui/icon.tsx";
import { guidebookPaths, guidebookTitle } from "./guidebook/guidebook.ts";

type ResourcesPageProps = {
  productName: string;
  groups: readonly {
    key: string;
    name: string;
    about: string;
    topic: { path: string; title: string };
    articles: readonly ArticleCard[];
  }[];
  latest: readonly (ArticleCard & { category: string; reviewed: string })[];
  /** The words of a search; empty for none. */
  words: string;
  /** The articles found; null without a search. */
  found: readonly ArticleCard[] | null;
};

/** The four categories of guides, with a search over them. */
export function ResourcesPage({ productName, groups, latest, words, found }: ResourcesPageProps) {
  return (
    <div className="page resources">
      <header className="page-head">
        <h1>Career Resources</h1>
        <p className="lead">Sixteen guides, written to be used the same evening.</p>
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
