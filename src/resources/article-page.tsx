import { Link } from "react-router";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { CopyChecklist } from "./copy-checklist.tsx";
import { UsefulForm } from "./useful/useful-form.tsx";
import { type CompareKeywords, InlineTool } from "./inline/inline-tool.tsx";
import type { InlineToolName } from "./inline/inline-tools.ts";
import type { ToolAnswers } from "./inline/tool-answers.ts";
import type { ArticleCard } from "./read-article.server.ts";

type ArticlePageProps = {
  article: {
    title: string;
    description: string;
    minutes: number;
    html: string;
    contents: readonly { id: string; text: string }[];
    topic: { path: string; title: string };
    inline: InlineToolName | null;
  };
  /** "22 November 2026" */
  reviewed: string;
  tools: readonly { path: string; name: string; call: string }[];
  related: readonly ArticleCard[];
  /** Whether the reader's answer to "Was this useful?" was stored; null before an answer. */
  answer: "thanks" | "too-many" | null;
  toolAnswers: ToolAnswers;
  compareKeywords: CompareKeywords;
};

/** One guide, with its contents list, the tools that help with it, and what to read next. */
export function ArticlePage({
  article,
  reviewed,
  tools,
  related,
  answer,
  toolAnswers,
  compareKeywords,
}: ArticlePageProps) {
  const { title, description, minutes, html, contents, topic, inline } = article;
  return (
    <div className="page">
      <Breadcrumb
        above={[
          { name: "Resources", path: "/resources" },
          { name: topic.title, path: topic.path },
        ]}
      />
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
        <div className="guide-main">
          <div className="prose prose-doc guide-text" dangerouslySetInnerHTML={{ __html: html }} />
          {inline && <InlineTool name={inline} answers={toolAnswers} compare={compareKeywords} />}
        </div>
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
          <CopyChecklist key={title} title={title} />
        </aside>
      </article>
      <UsefulForm answer={answer} />
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
