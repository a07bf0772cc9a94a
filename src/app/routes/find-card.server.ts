import { companySummary } from "../../jobs/companies/company-page.tsx";
import { readCompany } from "../../jobs/companies/read-company.server.ts";
import { jobIdOf } from "../../jobs/job-path.ts";
import { readLanding } from "../../jobs/landing/read-landing.server.ts";
import { readSummaries } from "../../jobs/search/match/read-summaries.server.ts";
import { payLabel, typesText, workModeText } from "../../jobs/ui/job-texts.ts";
import type { SharingCard } from "../../platform/typesetting/sharing-picture/sharing-pictures.server.ts";
import { content } from "../content.server.ts";
import { getShownCv } from "../../cv/routes/get-shown-cv.server.ts";
import type { Services } from "../request/services.ts";

type CardServices = Pick<Services, "db" | "clock">;

/** The kinds of pages with a picture of their own, by the first part of their path. */
const kinds: Record<
  string,
  (rest: string, services: CardServices, path: string) => Promise<SharingCard | null>
> = {
  jobs: jobCard,
  companies: companyCard,
  resources: (slug) => Promise.resolve(articleCard(slug)),
  occupations: (_, services, path) => landingCard(path, services),
  places: (_, services, path) => landingCard(path, services),
  cv: cvCard,
};

/** Finds the texts for the picture of a page; null if there is no such page, or if it has no picture of its own. */
export async function findCard(path: string, services: CardServices): Promise<SharingCard | null> {
  const [, kind = "", rest = ""] = /^\/([a-z]+)\/(.+)$/.exec(path) ?? [];
  return Object.hasOwn(kinds, kind) ? ((await kinds[kind]?.(rest, services, path)) ?? null) : null;
}

async function jobCard(slug: string, { db }: CardServices): Promise<SharingCard | null> {
  const id = jobIdOf(slug);
  const [job] = id === null ? [] : await readSummaries(db, [id]);
  if (!job) return null;
  const where = [job.location, workModeText(job.location, job.workMode), typesText(job.types)];
  return {
    kicker: job.company,
    title: job.title,
    facts: [where.filter(Boolean).join(" · "), job.pay ? payLabel(job.pay, "long") : ""].filter(Boolean),
  };
}

async function companyCard(slug: string, { db, clock }: CardServices): Promise<SharingCard | null> {
  const company = await readCompany(db, slug, { sort: "newest", page: 1, now: clock() });
  return company && { kicker: "Company", title: `Jobs at ${company.name}`, facts: [companySummary(company)] };
}

function articleCard(slug: string): SharingCard | null {
  const article = content.articles().get(slug);
  return article ? { kicker: "Guide", title: article.title, facts: [article.description] } : null;
}

async function landingCard(path: string, { db, clock }: CardServices): Promise<SharingCard | null> {
  const found = await readLanding(db, path, clock());
  if (!found || found.page.openings === 0) return null;
  const { title, openings, location } = found.page;
  return { kicker: location, title, facts: [`${openings.toLocaleString("en-GB")} openings`] };
}

async function cvCard(slug: string, { db }: CardServices): Promise<SharingCard | null> {
  const shown = await getShownCv(db, slug.toLowerCase());
  if (!shown) return null;
  const { title, name, headline } = shown.page;
  return { kicker: "CV", title: name?.text ?? title, facts: headline ? [headline.text] : [] };
}
