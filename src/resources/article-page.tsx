import { Link } from "react-router";
import { ButtonLink } from "../ui/button-link.tsx";
import type { ArticleCard } from "./read-article.server.ts";

type ArticlePageProps = {
  article: {
    title: string;
    description: string;
    minutes: number;
    html: string;
    contents: readonly { id: string; text: string }[];
    topic: { path: string; title: string };
  };
  /** "22 November 2026" */
  reviewed: string;
  tools: readonly { path: string; name: string; call: string }[];
  related: readonly ArticleCard[];
};

/** One guide, with its contents list, the tools that help with it, and what to read next. */
export function ArticlePage({ article, reviewed, tools, related }: ArticlePageProps) {
  const { title, description, minutes, html, contents, topic } = article;
  return (
    <div className="page">
      <nav className="crumb" aria-label="Breadcrumb">
        <Link className="link" to="/resources">
          Resources
        </Link>
        <span aria-hidden="true">/</span>
        <Link className="link" to={topic.path}>
          {topic.title}
        </Link>
      </nav>
      <article className="guide">
        <header className="guide-title">
          <h1>{title}</h1>
          <p className="lead">{description}</p>
          <p className="meta">
            {minutes} min read · Reviewed {reviewed}
          </p>
        </header>
        <nav className="guide-contents" aria-label="On this page">
          <h2>On this page</h2>
          {contents.map(({ id, text }) => (
            <a key={id} href={`#${id}`}>
              {text}
            </a>
          ))}
        </nav>
        <div className="prose prose-doc guide-text" dangerouslySetInnerHTML={{ __html: html }} />
        <aside className="guide-tools" aria-label="Tools for this guide">
          {tools.map(({ path, name, call }) => (
            <section key={path}>
              <h2>{name}</h2>
              <p>{call}</p>
              <ButtonLink to={path} look="secondary">
                {path.startsWith("/tools") ? "Try This Tool" : "Open"}
                <span className="sr">: {name}</span>
              </ButtonLink>
            </section>
          ))}
        </aside>
      </article>
      <section className="guide-next" aria-labelledby="next">
        <h2 id="next">Read next</h2>
        {related.map(({ slug, path, title: name, description: about, minutes: length }) => (
          <div key={slug}>
            <h3>
              <Link to={path}>{name}</Link>
            </h3>
            <p className="meta">
              {about} {length} min
            </p>
          </div>
        ))}
      </section>
    </div>
  );
}
