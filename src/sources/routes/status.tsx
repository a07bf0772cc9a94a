import { StatusPage } from "../status/status-page.tsx";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import type { Route } from "./+types/status";
import "../status/status.css";

export const handle: PageHandle = { listed: "sitemap" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { clock, siteStatus } = context.get(servicesContext);
  return {
    status: await siteStatus(),
    now: clock(),
    onlyTrouble: url.searchParams.get("show") === "trouble",
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Status of sources",
    description:
      "Each source of job postings: when it was last checked, what it lists, and when it is checked next.",
    keywords: ["status", "job sources"],
    keepParameters: [],
  });

export default function Status({ loaderData }: Route.ComponentProps) {
  return <StatusPage {...loaderData} />;
}
