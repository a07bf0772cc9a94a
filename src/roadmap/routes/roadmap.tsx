import { MessageSquareWarning } from "lucide-react";
import { Changelog } from "../changelog.tsx";
import { RoadmapClimb } from "../roadmap-climb.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TabLinks } from "../../ui/tabs.tsx";
import { content } from "../../app/content.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import type { Route } from "./+types/roadmap";
import "../roadmap.css";

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
        : "Five phases, climbed in order: what is finished, what is under way and what is planned.",
    keywords: ["roadmap", "changelog", "progress", "open source"],
    keepParameters: ["tab"],
  });

export default function Roadmap({ loaderData }: Route.ComponentProps) {
  const { tab } = loaderData;
  return (
    <div className="page">
      <header className="page-head">
        <h1>Project Progress</h1>
        <p className="lead">Five phases, climbed in order. The dot shows where the work is now.</p>
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
