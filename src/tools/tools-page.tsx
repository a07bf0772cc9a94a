import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../ui/badge.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { toolFigures } from "./tool-figures.tsx";
import { premiumTools, tools } from "./tools.ts";

type ToolsPageProps = {
  waitingList: ReactNode;
};

/** The page of all tools: the free ones as cards, then those that cost money elsewhere. */
export function ToolsPage({ waitingList }: ToolsPageProps) {
  return (
    <div className="page">
      <header className="page-head">
        <h1>Career Tools</h1>
        <p className="lead">
          Four small tools that each answer one question. They work without an account, and they keep your
          text only if you save it.
        </p>
      </header>
      <ul className="tools">
        {tools.map(({ slug, name, to, question, note }) => {
          const Figure = toolFigures[slug];
          return (
            <li key={slug} className="tool">
              <div className="tool-figure">
                <Figure />
              </div>
              <h2>{name}</h2>
              <p>{question}</p>
              <div className="tool-action">
                <ButtonLink look="primary" to={to} aria-label={`Try This Tool: ${name}`}>
                  Try This Tool
                </ButtonLink>
                <span className="meta">{note}</span>
              </div>
            </li>
          );
        })}
      </ul>
      <section className="premium" aria-labelledby="premium">
        <div>
          <h2 className="h-sec" id="premium">
            Premium Tools
          </h2>
          <p className="lead">Premium elsewhere, free here.</p>
        </div>
        <div>
          <ul className="premium-list">
            {premiumTools.map(({ slug, name, to, question }) => (
              <li key={slug}>
                <h3>
                  {name}{" "}
                  <Badge tone="good" icon={Check}>
                    Ready
                  </Badge>
                </h3>
                <p>{question}</p>
                <ButtonLink look="secondary" to={to}>
                  Open
                </ButtonLink>
              </li>
            ))}
          </ul>
          {waitingList}
        </div>
      </section>
    </div>
  );
}
