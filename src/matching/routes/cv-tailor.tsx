import { data, redirect, useRouteLoaderData } from "react-router";
import { ModelContext } from "../../ai/ui/model-context.ts";
import { readSummaries } from "../../jobs/search/match/read-summaries.server.ts";
import { readRequirements } from "../requirements/read-requirements.server.ts";
import { TailorPage } from "../tailor/tailor-page.tsx";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { readRowId } from "../../app/request/read-row-id.ts";
import { servicesContext } from "../../app/request/services.ts";
import { useModelAccess } from "../../ai/routes/use-model-access.ts";
import type { Route } from "./+types/cv-tailor";
import "../../ui/styles/document-fonts.css";
import "../../cv/cv.css";
import "../match.css";

/** Reads the job named by `?job=`. Without a job there is nothing to tailor to, so the builder is opened. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const asked = url.searchParams.get("job") ?? "";
  if (asked === "") throw redirect("/cv-builder");
  const id = readRowId(asked);
  const [job] = id === null ? [] : await readSummaries(db, [id]);
  const requirements = id === null ? null : await readRequirements(db, id);
  if (!job || !requirements) throw data(null, { status: 404 });
  const { title, company, path, location } = job;
  return { job: { id: job.id, title, company, path, location }, requirements };
}

/** The job does not change while the variant is edited. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.searchParams.get("job") !== nextUrl.searchParams.get("job");
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData
    ? pageMetadata(args, {
        title: `Your CV for ${loaderData.job.title}`,
        description:
          "A variant of your CV for one job. What you change in it does not touch the CV it comes from.",
        keywords: ["CV", "tailored CV"],
        noindex: true,
      })
    : [];

export default function CvTailor({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { job, requirements } = loaderData;
  const advert = [`${job.title}, ${job.company}`, ...requirements.map(({ line }) => line.text)].join("\n");
  return (
    <ModelContext value={useModelAccess(advert)}>
      <TailorPage owner={root?.viewer?.id ?? null} {...loaderData} />
    </ModelContext>
  );
}
