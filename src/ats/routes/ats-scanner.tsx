import { data, useRouteLoaderData } from "react-router";
import type { ScanResult } from "../scanner/scan-result.ts";
import { advertProblems, scanProblemText, type ScanProblem } from "../scanner/scan-problem-text.ts";
import { ScannerPage } from "../scanner/scanner-page.tsx";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { servicesContext } from "../../app/request/services.ts";
import { savedJobOptions } from "../../jobs/routes/saved-job-options.server.ts";
import { readAdvert } from "./read-advert.server.ts";
import { scanSentCv } from "./scan-sent-cv.server.ts";
import type { Route } from "./+types/ats-scanner";
import "../../ui/styles/document-fonts.css";
import "../scanner/scanner.css";
import { longestAdvert } from "../../jobs/requirements/pasted-advert.ts";
import { chosenFile } from "../../platform/forms/chosen-file.ts";
import { fieldText } from "../../platform/forms/field-text.ts";

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
  ) => data({ typed, result, problem, addressProblem }, { status, headers: noStore });
  const refuse = (problem: ScanProblem, status = 422) =>
    answer(null, status, { problem: scanProblemText(problem) });

  if (!file && text.trim() === "") return refuse("no-cv");
  const asked = await readAdvert({ advert, address }, services, request.signal);
  if (!asked.ok) return answer(null, 422, { addressProblem: advertProblems[asked.reason] });
  const shown = { advert: asked.advert, before, now: services.clock() };
  const scan = await scanSentCv({ file, text }, services, request.signal, shown);
  if (!scan.ok) return refuse(scan.reason, scan.status);
  return answer(scan.result && { ...scan.result, name: scan.name }, 200);
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "ATS Resume Scanner",
    description:
      "See what software reads in your CV, what to change, and which words of an advert it has. Free, no account, nothing stored.",
    keywords: ["ATS scanner", "resume checker", "CV check"],
    keepParameters: [],
  });

export default function AtsScanner({ loaderData, actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <ScannerPage
      owner={root?.viewer?.id ?? null}
      typed={actionData?.typed ?? { text: "", advert: "", address: loaderData.address }}
      savedJobs={loaderData.savedJobs}
      problem={actionData?.problem ?? null}
      addressProblem={actionData?.addressProblem ?? null}
      result={actionData?.result ?? null}
    />
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
