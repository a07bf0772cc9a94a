import { Minus } from "lucide-react";
import { Link } from "react-router";
import { phaseTitle } from "../../roadmap/phase.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { content } from "../content.server.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { notBuiltPages } from "../not-built-yet.ts";
import type { Route } from "./+types/not-built-yet";
import "../styles/not-built-yet.css";

export const handle: PageHandle = { listed: "suggestions" };

export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/+$/, "");
  const page = notBuiltPages[path];
  if (!page) throw new Response(null, { status: 404 });
  const phase = content.roadmap().find((candidate) => candidate.number === page.phase);
  return { page, phaseTitle: phase ? phaseTitle(phase) : null };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData
    ? pageMetadata(args, {
        title: loaderData.page.title,
        description: loaderData.page.description,
        noindex: true,
      })
    : [];

/** The page of an announced feature: says that it is not built yet, what it will do, and when. */
export default function NotBuiltYet({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return (
    <div className="page not-built">
      <header className="page-head">
        <p>
          <Badge>Not built yet</Badge>
        </p>
        <h1>{page.title}</h1>
        <p className="lead">{page.description}</p>
      </header>
      <section className="not-built-plan" aria-labelledby="will">
        <h2 className="h-card" id="will">
          What it will do
        </h2>
        <ul>
          {page.will.map((line) => (
            <li key={line}>
              <Icon of={Minus} size="sm" />
              {line}
            </li>
          ))}
        </ul>
        <p className="muted">
          It is part of {loaderData.phaseTitle && <strong>{loaderData.phaseTitle}</strong>} on the{" "}
          <Link className="link" to="/roadmap">
            roadmap
          </Link>
          .
        </p>
      </section>
      <div className="cluster">
        <ButtonLink look="primary" to="/jobs">
          Find Jobs
        </ButtonLink>
        <ButtonLink look="quiet" to="/contact">
          Tell us what it should do
        </ButtonLink>
      </div>
    </div>
  );
}
