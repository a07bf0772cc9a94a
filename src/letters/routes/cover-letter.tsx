import { data, useRouteLoaderData } from "react-router";
import { ModelContext } from "../../ai/ui/model-context.ts";
import { listMarkedJobs } from "../../applications/store/saved-jobs.server.ts";
import { listStoredDocuments } from "../../documents/account/documents.server.ts";
import { jobClosedText } from "../letter-advert.ts";
import { firstChoices, type LetterChoices } from "../letter.ts";
import type { WrittenLetter } from "../page/letter-layout.tsx";
import { PlainLetterPage } from "../page/plain-letter-page.tsx";
import {
  languageFor,
  nothingTyped,
  parseStartForm,
  letterProblems,
  type TypedStart,
} from "../page/start-form-values.ts";
import type { StartProblems } from "../page/start-form.tsx";
import { addressNetwork } from "../../platform/http/address-network.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { useModelAccess } from "../../ai/routes/use-model-access.ts";
import { servicesContext, type RequestServices } from "../../app/request/services.ts";
import { savedJobOptions } from "../../jobs/routes/saved-job-options.server.ts";
import { receiveLetterCv } from "./receive-letter-cv.server.ts";
import { getLetterAdvertOfJob, readTypedAdvert } from "./read-letter-advert.server.ts";
import type { Route } from "./+types/cover-letter";
import "../../ui/styles/document-fonts.css";
import "../letters.css";

export const handle: PageHandle = { listed: "sitemap" };

/** `?job=` names a job of this site; `?letter=` a letter in this browser. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, clock } = services;
  const id = /^[1-9]\d{0,14}/.exec(url.searchParams.get("job") ?? "")?.[0];
  const advert = id ? await getLetterAdvertOfJob(db, Number(id)) : null;
  const locale = (request.headers.get("accept-language") ?? "").split(",")[0] ?? "";
  const choices: LetterChoices = { ...firstChoices, language: languageFor(advert?.language ?? null, locale) };
  return {
    savedJobs: await savedJobOptions(services),
    ...(await listOwn(services)),
    advert,
    isGone: id !== undefined && !advert,
    closed: advert && jobClosedText(advert.job, clock()),
    choices,
  };
}

/** Lists the CVs in the account, and the ids of the person's applications by the id of the job. */
async function listOwn({ db, viewer }: RequestServices): Promise<{
  accountCvs: { id: string; title: string }[];
  tracked: Record<string, string>;
}> {
  const person = await viewer();
  if (!person) return { accountCvs: [], tracked: {} };
  const marked = await listMarkedJobs(db, person.id);
  const cvs = await listStoredDocuments(db, { name: "cv" }, person.id);
  return {
    accountCvs: cvs.map(({ id, title }) => ({ id, title })),
    tracked: Object.fromEntries([...marked].map(([jobId, { id }]) => [jobId, id])),
  };
}

const noStore = { "Cache-Control": "no-store" };

/** Writes a letter in memory from a posted CV and advert. None of them is stored or logged. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = parseStartForm(await request.formData());
  const { typed, file, job, choices } = form;
  const answer = (status: number, { problems = {}, written = null }: Partial<Answer>) =>
    data(
      { typed: file ? { ...typed, text: "" } : typed, choices, problems, written },
      { status, headers: noStore },
    );
  const refuse = (problems: StartProblems, status = 422) => answer(status, { problems });

  if (!file && typed.text === "" && typed.cv === "") return refuse({ cv: letterProblems["no-cv"] });
  const ofJob = job === "" ? null : await getLetterAdvertOfJob(services.db, Number(job));
  const found = ofJob
    ? { ok: true as const, advert: ofJob }
    : await readTypedAdvert(typed, services, request.signal);
  if (!found.ok) return refuse(found.problems);
  const read = await receiveLetterCv(form, services, request.signal);
  if (!read.ok) return refuse({ cv: read.problem }, read.status);
  const { advert } = found;
  const named = {
    ...advert,
    job: {
      ...advert.job,
      title: typed.title || advert.job.title,
      company: typed.company || advert.job.company,
    },
  };
  const { id, title, document: own } = read.cv;
  const document = typed.name === "" ? own : { ...own, personal: { ...own.personal, fullName: typed.name } };
  const result = await services.letterWriter.write(
    { cv: { id, title, document }, advert: named, choices, now: services.clock() },
    { client: addressNetwork(services.clientAddress), signal: request.signal },
  );
  if (!result.ok) {
    const status = result.reason === "too-often" ? 429 : result.reason === "busy" ? 503 : 422;
    return refuse({ [places[result.reason]]: letterProblems[result.reason] }, status);
  }
  return answer(200, { written: { letter: result.letter, advert: named, document, cvTitle: title } });
}

/** The field where each problem is shown. */
const places = {
  "no-name": "name",
  "no-title": "title",
  "no-lines": "cv",
  "too-long": "cv",
  "too-often": "cv",
  busy: "cv",
} as const;

type Answer = { problems: StartProblems; written: WrittenLetter | null };

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Cover Letter Generator",
    description:
      "A cover letter from your CV and one advert, in eight languages, with the source of every sentence. Free, no account.",
    keywords: ["cover letter", "application letter", "motivation letter"],
    keepParameters: [],
  });

export default function CoverLetter({ loaderData, actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const typed: TypedStart = actionData?.typed ?? nothingTyped;
  return (
    <ModelContext value={useModelAccess()}>
      <PlainLetterPage
        owner={root?.viewer?.id ?? null}
        advert={loaderData.advert}
        isGone={loaderData.isGone}
        closed={loaderData.closed}
        typed={typed}
        choices={actionData?.choices ?? loaderData.choices}
        problems={actionData?.problems ?? none}
        written={actionData?.written ?? null}
        savedJobs={loaderData.savedJobs}
        accountCvs={loaderData.accountCvs}
        tracked={loaderData.tracked}
      />
    </ModelContext>
  );
}

const none: StartProblems = {};
