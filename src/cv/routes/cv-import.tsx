import { useRouteLoaderData } from "react-router";
import { CvImportPage } from "../import-page/cv-import-page.tsx";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import type { loader as rootLoader } from "../../root.tsx";
import type { Route } from "./+types/cv-import";
import "../import-page/cv-import-page.css";

export const handle: PageHandle = { listed: "sitemap", container: "app" };

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Import a CV",
    description:
      "Make a CV of the Word file or PDF that you have: see what was read next to the page, and correct it before you save. The file is read in your browser and not sent.",
    keywords: ["import CV", "CV from Word", "CV from PDF"],
    keepParameters: [],
  });

export default function CvImport() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const owner = root?.viewer?.id ?? null;
  // Remounts for each person, so that no one sees what was open before.
  return <CvImportPage key={owner} owner={owner} />;
}
