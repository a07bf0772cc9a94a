import { useRouteLoaderData } from "react-router";
import { CvBuilderPage } from "../../cv/editor/cv-builder-page.tsx";
import type { PageHandle } from "../layout/page-handle.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import type { loader as rootLoader } from "../root.tsx";
import type { Route } from "./+types/cv-builder";
import "../../cv/cv.css";

export const handle: PageHandle = { container: "app" };

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "CV Builder",
    description:
      "Write a CV that people and applicant-tracking systems can read, with its real pages beside you as you type. No account needed.",
    keywords: ["CV builder", "resume builder", "CV template", "ATS"],
    keepParameters: [],
  });

export default function CvBuilder() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return <CvBuilderPage isSignedIn={Boolean(root?.viewer)} />;
}
