import { useRouteLoaderData, useNavigate } from "react-router";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import type { loader as rootLoader } from "../../root.tsx";
import type { Route } from "./+types/cv-import";
import { CvImportPage } from "../import-page/cv-import-page.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";

export const handle: PageHandle = { listed: "sitemap" };

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Import a CV",
    description:
      "Turn your Word file or PDF into a CV: see what was read next to the page, and correct it before you save. The file is read in your browser and not sent.",
    keywords: ["import CV", "CV from Word", "CV from PDF"],
    keepParameters: [],
  });

export default function CvImport() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const owner = root?.viewer?.id ?? null;
  const navigate = useNavigate();
  return (
    <div className="app import-page">
      <Breadcrumb above={[{ name: "CV Builder", path: "/cv-builder" }]} here="Import" />
      {/* Remounts for each person, so that no one sees what was open before. */}
      <CvImportPage
        key={owner}
        owner={owner}
        file={null}
        onSaved={async (id) => navigate(`/cv-builder?cv=${encodeURIComponent(id)}`)}
      />
    </div>
  );
}
