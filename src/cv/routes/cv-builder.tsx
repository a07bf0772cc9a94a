import { data, useRouteLoaderData } from "react-router";
import { ModelContext } from "../../ai/ui/model-context.ts";
import { CvBuilderPage } from "../editor/cv-builder-page.tsx";
import { readPlainForm } from "../editor/no-js/read-plain-form.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { useModelAccess } from "../../ai/routes/use-model-access.ts";
import type { Route } from "./+types/cv-builder";
import "../cv.css";

export const handle: PageHandle = { listed: "sitemap" };

/**
 * Handles the form without JavaScript: shows it again, with a button for the PDF or with the errors. Nothing is stored.
 */
export async function action({ request }: Route.ActionArgs) {
  const result = readPlainForm(await request.formData(), () => crypto.randomUUID());
  return data(result, { status: result.isReady || result.isAdding ? 200 : 422 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "CV Builder",
    description:
      "Write a CV that people and applicant-tracking systems can read, and see its real pages as you type. No account needed.",
    keywords: ["CV builder", "resume builder", "CV template", "ATS"],
    keepParameters: [],
  });

export default function CvBuilder({ actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <ModelContext value={useModelAccess()}>
      <CvBuilderPage owner={root?.viewer?.id ?? null} plain={actionData} />
    </ModelContext>
  );
}
