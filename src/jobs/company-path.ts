import { companySlug } from "./extraction/company.ts";

/** Returns the path of a company's page; null when the advert names no company. */
export function companyPath(company: string): string | null {
  const slug = companySlug(company);
  return slug === "" ? null : `/companies/${encodeURIComponent(slug)}`;
}
