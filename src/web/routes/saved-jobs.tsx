import { SavedJobsPage } from "../../jobs/saved/saved-jobs-page.tsx";
import { pageMetadata } from "../metadata/page-metadata.ts";
import type { Route } from "./+types/saved-jobs";
import "../../jobs/jobs.css";

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Saved jobs",
    description: "The jobs saved in this browser.",
    noindex: true,
  });

export default function SavedJobs() {
  return <SavedJobsPage />;
}
