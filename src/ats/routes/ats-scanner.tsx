import { data, useRouteLoaderData } from "react-router";
import { writeScanMemory, type ScanResult } from "../scanner/scan-result.ts";
import { advertProblems, scanProblemText, type ScanProblem } from "../scanner/scan-problem-text.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { servicesContext } from "../../app/request/services.ts";
import { savedJobOptions } from "../../jobs/routes/saved-job-options.server.ts";
import { readAdvert } from "./read-advert.server.ts";
import { scanSentCv } from "./scan-sent-cv.server.ts";
import type { Route } from "./+types/ats-scanner";
import "../../ui/styles/document-fonts.css";
import "../../matching/match.css";
import "../scanner/scanner.css";
import { longestAdvert } from "../../matching/requirements/pasted-advert.ts";
import { chosenFile } from "../../platform/forms/chosen-file.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { useState, useEffect } from "react";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ToolHead } from "../../ui/tool-head.tsx";
import { FilePageView } from "../../cv/read/page-view/file-page-view.tsx";
import { FirstSteps, ScanRequirements } from "../scanner/scan-requirements.tsx";
import { ReadFieldList, ScanFindings } from "../scanner/scan-findings.tsx";
import { useOwnCorrections } from "../scanner/own-corrections.ts";
import { ScanExample } from "../scanner/scan-example.tsx";
import { ScanForm, type ScanFormProps } from "../scanner/scan-form.tsx";
import { scanTitle, ScanVerdict } from "../scanner/scan-verdict.tsx";

export const handle: PageHandle = { listed: "sitemap" };

/** "?job=123-data-analyst" fills in the address of that job. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const job = url.searchParams.get("job") ?? "";
  const savedJobs = await savedJobOptions(context.get(servicesContext));
  return { savedJobs, address: /^\d{1,15}(?:-[\w-]{1,80})?$/.test(job) ? `/jobs/${job}` : "" };
}

const noStore = { "Cache-Control": "no-store" };

/** Scans the CV in memory and answers with the result. Neither is stored or logged. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { file, text, advert, address, before } = parseScanForm(await request.formData());
  const typed = { text: file ? "" : text, advert, address };
  const answer = (
    result: ScanResult | null,
    status: number,
    {
      problem = null,
      addressProblem = null,
    }: Partial<Record<"problem" | "addressProblem", string | null>> = {},
    jobId: number | null = null,
  ) => data({ typed, result, problem, addressProblem, jobId }, { status, headers: noStore });
  const refuse = (problem: ScanProblem, status = 422) =>
    answer(null, status, { problem: scanProblemText(problem) });

  if (!file && text.trim() === "") return refuse("no-cv");
  const asked = await readAdvert({ advert, address }, services, request.signal);
  if (!asked.ok) return answer(null, 422, { addressProblem: advertProblems[asked.reason] });
  const shown = { advert: asked.advert, before, now: services.clock() };
  const scan = await scanSentCv({ file, text }, services, request.signal, shown);
  if (!scan.ok) return refuse(scan.reason, scan.status);
  return answer(scan.result && { ...scan.result, name: scan.name }, 200, {}, asked.jobId);
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "ATS Resume Scanner",
    description:
      "See what software reads in your CV, what to change, and which words of an advert it has. Free, no account, nothing stored.",
    keywords: ["ATS scanner", "resume checker", "CV check"],
    keepParameters: [],
  });

/** The scanner: its form or, after a scan, the result and the form for the next scan. */
export default function AtsScanner({ loaderData, actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const [sent, setSent] = useState<File | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const form = {
    owner: root?.viewer?.id ?? null,
    typed: actionData?.typed ?? { text: "", advert: "", address: loaderData.address },
    savedJobs: loaderData.savedJobs,
    problem: actionData?.problem ?? null,
    addressProblem: actionData?.addressProblem ?? null,
    chosen,
    onChoose: setChosen,
    onSend: setSent,
  };
  const result = actionData?.result ?? null;
  return (
    <div className="page scanner">
      <Breadcrumb above={[{ name: "Tools", path: "/tools" }]} here="ATS Resume Scanner" />
      {result ? (
        <Result result={result} form={form} file={sent} jobId={actionData?.jobId ?? null} />
      ) : (
        <>
          <ToolHead
            title="ATS Resume Scanner"
            lead="See what software reads in your CV, what to change, and which words of an advert it has."
          />
          <div className="scan-start">
            <ScanForm {...form} before="" />
            <ScanExample />
          </div>
        </>
      )}
    </div>
  );
}

/** The form as a person sent it. `file` is null if none was chosen. */
type ScanFormValues = {
  file: File | null;
  text: string;
  advert: string;
  /** The typed address, or that of the chosen saved job. */
  address: string;
  /** The previous scan, as written by `remember`. */
  before: string;
};

/** Maximum characters, more than any CV has. The reader has further limits. */
const longestText = 200_000;

/** Reads the form of the scanner. */
function parseScanForm(form: FormData): ScanFormValues {
  const text = (name: string, longest: number) => fieldText(form, name).slice(0, longest);
  const savedJob = /^[1-9]\d{0,14}$/.exec(text("savedJob", 20))?.[0];
  return {
    file: chosenFile(form),
    text: text("text", longestText),
    advert: text("advert", longestAdvert),
    address: text("address", 2_000).trim() || (savedJob ? `/jobs/${savedJob}` : ""),
    before: text("before", 5_000),
  };
}

type ResultProps = {
  result: ScanResult;
  form: Omit<ScanFormProps, "before">;
  file: File | null;
  /** The job of this site that the CV was compared with; null for another advert or none. */
  jobId: number | null;
};

/** Without an advert; one list, so that the comparison is not made again. */
const nothingAsked: readonly never[] = [];

function Result({ result, form, file, jobId }: ResultProps) {
  const pictures = usePagePictures(result.pages[0]?.size ? file : null);
  const { name, score, fields, unplaced, pages, marks, difference, advert } = result;
  const { matches, onCorrect } = useOwnCorrections(advert?.matches ?? nothingAsked, form.owner);
  return (
    <>
      <ToolHead
        title={scanTitle(score.score, matches)}
        lead={
          <>
            <strong>{name || "Pasted text"}</strong>
            {advert && (
              <>
                {" "}
                against <strong>{advert.title || "the advert"}</strong>
              </>
            )}
          </>
        }
      >
        <div className="cluster">
          <a className="btn btn-secondary" href="#next-scan">
            Scan again
          </a>
          {jobId !== null && onCorrect ? (
            <ButtonLink look="primary" to={`/cv-builder/tailor?job=${jobId}`}>
              Tailor your CV for this job
            </ButtonLink>
          ) : (
            <ButtonLink look="primary" to="/cv-builder">
              Fix it in the CV Builder
            </ButtonLink>
          )}
        </div>
      </ToolHead>
      <ScanVerdict score={score} difference={difference} matches={advert && matches} />
      <FirstSteps matches={matches} findings={score.findings} />
      {matches.length > 0 && <ScanRequirements matches={matches} onCorrect={onCorrect} />}
      <div className="scan-columns">
        <ScanFindings findings={score.findings} marks={marks} />
        <ReadFieldList fields={fields} unplaced={unplaced} />
      </div>
      {pages.length > 0 && (
        <section className="scan-section" aria-labelledby="scan-pages">
          <h2 id="scan-pages">Where on the page</h2>
          <p className="muted">
            The text as it was read, in its place. A marked line leads to the finding about it.
          </p>
          <FilePageView pages={pages} marks={marks} pictures={pictures} />
        </section>
      )}
      <section className="scan-section" id="next-scan" aria-labelledby="next-scan-title">
        <h2 id="next-scan-title">Scan again</h2>
        <p className="muted">
          {form.chosen === null || form.chosen === "file"
            ? "Choose the new version of your file to compare it with this result."
            : "Change your CV in the CV Builder first. The next result says what has changed."}
        </p>
        <ScanForm {...form} before={writeScanMemory(score)} />
      </section>
    </>
  );
}

/** Draws the pages of a PDF in this browser. Empty for other files, without a file, and until they are drawn. */
function usePagePictures(file: File | null): ImageBitmap[] {
  const [drawn, setDrawn] = useState<{ file: File; pictures: ImageBitmap[] } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const leaving = new AbortController();
    const showPage = (picture: ImageBitmap) =>
      setDrawn((before) => ({
        file,
        pictures: [...(before?.file === file ? before.pictures : []), picture],
      }));
    import("../../cv/read/browser/read-file-in-browser.ts")
      .then(({ readFileInBrowser }) => readFileInBrowser(file, { signal: leaving.signal, showPage }))
      // Without pictures, the page shows the text at its places.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [file]);
  return drawn && drawn.file === file ? drawn.pictures : [];
}
