import { data, useRouteLoaderData, useNavigate } from "react-router";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { scanSentCv } from "../../ats/routes/scan-sent-cv.server.ts";
import { scanProblemText } from "../../ats/scanner/scan-problem-text.ts";
import { chosenFile } from "../../platform/forms/chosen-file.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import type { loader as rootLoader } from "../../root.tsx";
import type { Route } from "./+types/cv-import";
import { PlainBuilder } from "../editor/no-js/plain-builder.tsx";
import { importedCv } from "../import/imported-cv.ts";
import { CvImportPage } from "../import-page/cv-import-page.tsx";
import { CvFileFields } from "../read/cv-file-fields.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import "../cv.css";

export const handle: PageHandle = { listed: "sitemap" };

type PlainImport =
  | { document: ReturnType<typeof importedCv>["document"]; unplaced: readonly string[]; problem: null }
  | { document: null; problem: string };

/** Maximum characters of a pasted CV, more than any has. */
const longestText = 200_000;

/** Reads a file without JavaScript, in memory, and answers with a form that has its texts. Nothing is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const answer = (result: PlainImport, status: number) =>
    data(result, { status, headers: { "Cache-Control": "no-store" } });
  const form = await request.formData();
  const [file, text] = [chosenFile(form), fieldText(form, "text").slice(0, longestText)];
  if (!file && text.trim() === "") return answer({ document: null, problem: scanProblemText("no-cv") }, 422);
  const shown = { advert: null, before: "", now: services.clock() };
  const scan = await scanSentCv({ file, text }, services, request.signal, shown);
  if (!scan.ok) return answer({ document: null, problem: scanProblemText(scan.reason) }, scan.status);
  const report = { leftOut: [], notes: [], isLanguageStated: false };
  const { document, guessed } = importedCv(scan.name, { document: scan.document, report });
  const unplaced = scan.result?.unplaced ?? [];
  const inItsLanguage = { ...document, language: guessed ?? document.language };
  return answer({ document: inItsLanguage, unplaced, problem: null }, 200);
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Import a CV",
    description:
      "Turn your Word file or PDF into a CV: see what was read next to the page, and correct it before you save. The file is read in your browser and not sent.",
    keywords: ["import CV", "CV from Word", "CV from PDF"],
    keepParameters: [],
  });

export default function CvImport({ actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const owner = root?.viewer?.id ?? null;
  const navigate = useNavigate();
  return (
    <div className="app import-page">
      <Breadcrumb above={[{ name: "CV Builder", path: "/cv-builder" }]} here="Import" />
      {/* A browser with JavaScript never renders it, so the bundle leaves it out. */}
      <noscript>{import.meta.env.SSR && <WithoutScript sent={actionData} />}</noscript>
      <div className="needs-script">
        {/* Remounts for each person, so that no one sees what was open before. */}
        <CvImportPage
          key={owner}
          owner={owner}
          file={null}
          onSaved={async (id) => navigate(`/cv-builder?cv=${encodeURIComponent(id)}`)}
        />
      </div>
    </div>
  );
}

/** The import without JavaScript: a file is sent, and the form of the builder comes back with its texts. */
function WithoutScript({ sent }: { sent: PlainImport | undefined }) {
  if (sent?.document)
    return (
      <>
        <h1>Check what was read</h1>
        <PlainBuilder begun={sent.document} unplaced={sent.unplaced} />
      </>
    );
  return (
    <>
      <h1>Import a CV</h1>
      {sent && <Notice tone="bad">{sent.problem}</Notice>}
      <p className="muted">
        Without JavaScript your file is sent to this site’s server. It is read in memory, comes back as a form
        that you can correct, and is neither stored nor logged.
      </p>
      <form method="post" encType="multipart/form-data" className="paste-text">
        <CvFileFields text="" />
        <Button type="submit" look="primary">
          Read my CV
        </Button>
      </form>
    </>
  );
}
