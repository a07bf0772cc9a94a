import type { JobDetail } from "./job-detail.ts";
import type { JobType, PayPeriod } from "./posting.ts";

const employmentTypes: Record<JobType, string> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  freelance: "CONTRACTOR",
  internship: "INTERN",
};

/** schema.org has no name for a fortnight. */
const units: Partial<Record<PayPeriod, string>> = {
  hour: "HOUR",
  day: "DAY",
  week: "WEEK",
  month: "MONTH",
  year: "YEAR",
};

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/**
 * Builds the schema.org/JobPosting markup for the page of a job. Returns null when a field is missing that search
 * engines require: a description, the date it was posted, and a place or the countries a remote worker may live in.
 *
 * The caller must check that the sources allow markup.
 *
 * @param publicUrl origin without a trailing slash
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPostingJsonLd(job: JobDetail, publicUrl: string): Record<string, unknown> | null {
  const where = whereJson(job);
  if (!where || job.postedAt === null || job.descriptionHtml.trim() === "") return null;
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: job.title,
    description: job.descriptionHtml,
    datePosted: job.postedAt.toISOString(),
    ...(job.closesAt && { validThrough: job.closesAt.toISOString() }),
    ...(job.types.length > 0 && {
      employmentType: [...new Set(job.types.map((type) => employmentTypes[type]))],
    }),
    hiringOrganization: { "@type": "Organization", name: job.company },
    identifier: { "@type": "PropertyValue", name: job.company, value: job.id },
    url: publicUrl + job.path,
    ...where,
    ...payJson(job),
    ...(job.skills.length > 0 && { skills: job.skills.join(", ") }),
    directApply: false,
  };
}

function whereJson(job: JobDetail): Record<string, unknown> | null {
  const jobLocation = job.places.map((place) => ({ "@type": "Place", address: addressJson(place) }));
  if (job.workMode !== "remote") return jobLocation.length > 0 ? { jobLocation } : null;

  const countries =
    job.remoteCountries.length > 0 ? job.remoteCountries : job.places.map((place) => place.countryCode);
  if (countries.length === 0) return null;
  return {
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: [...new Set(countries)].map((code) => ({
      "@type": "Country",
      name: countryNames.of(code) ?? code,
    })),
  };
}

/** A place that is a whole region or country has no locality. */
function addressJson({ name, region, countryCode }: JobDetail["places"][number]): Record<string, string> {
  const isCity = name !== region && name !== countryNames.of(countryCode);
  return {
    "@type": "PostalAddress",
    ...(isCity && { addressLocality: name }),
    ...(region && { addressRegion: region }),
    addressCountry: countryCode,
  };
}

/** Includes only pay that the posting itself states, with its currency and period. */
function payJson({ pay, stated }: JobDetail): Record<string, unknown> {
  const unitText = pay?.period && units[pay.period];
  if (!pay?.currency || !unitText || pay.predicted || pay.isPeriodAssumed || pay.isDoubtful) return {};
  if (stated.evidence.pay?.assumed) return {};
  const { min, max } = pay;
  const amount =
    min !== null && max !== null && min !== max ? { minValue: min, maxValue: max } : { value: min ?? max };
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: pay.currency,
      value: { "@type": "QuantitativeValue", ...amount, unitText },
    },
  };
}
