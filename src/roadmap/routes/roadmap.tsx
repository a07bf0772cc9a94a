import { MessageSquareWarning, Check, Minus } from "lucide-react";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TabLinks } from "../../ui/tabs.tsx";
import { content } from "../../app/content.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import type { Route } from "./+types/roadmap";
import "../roadmap.css";
import { classNames } from "../../ui/class-names.ts";
import { phaseStateLabels, type Phase } from "../phase.ts";
import { releaseDay, type Release } from "../read-changelog.ts";
import { Badge } from "../../ui/badge.tsx";

export const handle: PageHandle = { listed: "sitemap" };

export function loader({ url }: Route.LoaderArgs) {
  return url.searchParams.get("tab") === "changelog"
    ? { tab: "changelog" as const, releases: content.changelog() }
    : { tab: "roadmap" as const, phases: content.roadmap() };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMetadata(args, {
    title: loaderData?.tab === "changelog" ? "Changelog" : "Project Progress",
    description:
      loaderData?.tab === "changelog"
        ? "What is new in each version, newest first."
        : "Five phases: what is finished, what is under way and what is planned.",
    keywords: ["roadmap", "changelog", "progress", "open source"],
    keepParameters: ["tab"],
  });

export default function Roadmap({ loaderData }: Route.ComponentProps) {
  const { tab } = loaderData;
  return (
    <div className="page">
      <header className="page-head">
        <h1>Project Progress</h1>
        <p className="lead">Five phases, in this order. The dot marks the one that we work on now.</p>
      </header>
      <TabLinks
        label="Progress"
        tabs={[
          { label: "Roadmap", to: "/roadmap", current: tab === "roadmap" },
          { label: "Changelog", to: "/roadmap?tab=changelog", current: tab === "changelog" },
        ]}
      />
      {loaderData.tab === "changelog" ? (
        <Changelog releases={loaderData.releases} />
      ) : (
        <RoadmapClimb phases={loaderData.phases} />
      )}
      <div className="roadmap-foot">
        <p className="muted">Something broken, or missing? Every report is kept.</p>
        <ButtonLink to="/contact?topic=issue">
          <Icon of={MessageSquareWarning} size="sm" />
          Report an issue
        </ButtonLink>
      </div>
    </div>
  );
}

/** Draws the phases as rising ledges, with the dot on the current one. */
function RoadmapClimb({ phases }: { phases: readonly Phase[] }) {
  return (
    <ol className="climb">
      {phases.map((phase) => (
        <li key={phase.number} className={classNames("phase", phase.state, phase.here && "here")}>
          <PhaseBadge phase={phase} />
          <h2>
            <span className="k">{phase.number}</span> {phase.title}
          </h2>
          <ul>
            {phase.items.map((item) => (
              <li key={item.text} className={item.done ? "ok" : undefined}>
                <Icon of={item.done ? Check : Minus} size="sm" />
                <span>
                  {item.done && <span className="sr">Done: </span>}
                  {item.text}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Lists the changes of each version, newest first. */
function Changelog({ releases }: { releases: readonly Release[] }) {
  return (
    <ol className="log">
      {releases.map((release) => (
        <li key={release.version}>
          <div>
            <h2>{release.version}</h2>
            <p className="meta">
              <time dateTime={release.date}>{releaseDay(release.date)}</time>
            </p>
          </div>
          <ul>
            {release.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/**
 * The state of a phase: completed with a tick, in progress (highlighted if it is the current phase), or planned in
 * grey.
 */
function PhaseBadge({ phase }: { phase: Pick<Phase, "state" | "here"> }) {
  const label = phaseStateLabels[phase.state];
  if (phase.state === "completed") {
    return (
      <Badge tone="good" icon={Check}>
        {label}
      </Badge>
    );
  }
  if (phase.state === "planned") return <Badge>{label}</Badge>;
  return <Badge tone={phase.here ? "new" : "brand"}>{label}</Badge>;
}
