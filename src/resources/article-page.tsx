import { Link, Form } from "react-router";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { InlineTool, type CompareKeywords } from "./inline/inline-tool.tsx";
import type { InlineToolName } from "./inline/inline-tools.ts";
import type { ToolAnswers } from "./inline/tool-answers.ts";
import type { ArticleCard } from "./read-article.server.ts";
import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { Textarea } from "../ui/textarea.tsx";
import { longestComment } from "./useful/longest-comment.ts";

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

const words = {
  ready: "Copy the checklist",
  copied: "Copied",
  refused: "Not copied: select it in the text",
};

/** A button that copies the checklist of the guide. Without JavaScript there is none, but the text can be selected. */
function CopyChecklist({ title }: { title: string }) {
  const hydrated = useHydrated();
  const [state, setState] = useState<keyof typeof words>("ready");
  if (!hydrated) return null;
  async function copy() {
    const items = document.querySelectorAll("#checklist + ul > li");
    const lines = [...items].map((item) => `☐ ${(item.textContent ?? "").trim()}`);
    await navigator.clipboard.writeText([title, "", ...lines, ""].join("\n")).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  }
  return (
    <section>
      <h2>Checklist</h2>
      <p>For your notes or your to-do list.</p>
      <Button look="secondary" onClick={() => void copy()}>
        <Icon of={Copy} size="sm" />
        <span aria-live="polite">{words[state]}</span>
      </Button>
    </section>
  );
}

/** Asks whether a guide was useful. @param answer what became of the reader's answer; null before it */
function UsefulForm({ answer }: { answer: "thanks" | "too-many" | null }) {
  return (
    <section className="guide-useful" id="useful" aria-labelledby="useful-heading">
      <h2 id="useful-heading">Was this useful?</h2>
      <output>
        {answer === "thanks" && <p>Thank you. Your answer is counted.</p>}
        {answer === "too-many" && <p>Your network has sent many answers. Try again in an hour.</p>}
      </output>
      {answer !== "thanks" && (
        <Form method="post" action="#useful" preventScrollReset>
          <label htmlFor="useful-words">
            What helped, or what is missing?{" "}
            <span className="muted">Optional, without names or addresses.</span>
          </label>
          <Textarea id="useful-words" name="words" rows={2} maxLength={longestComment} />
          <div className="cluster">
            <Button look="secondary" name="useful" value="yes">
              Yes
            </Button>
            <Button look="secondary" name="useful" value="no">
              No
            </Button>
            <span className="meta">We count the answers. Nothing says who gave them.</span>
          </div>
        </Form>
      )}
    </section>
  );
}
