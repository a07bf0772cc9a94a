import type { JobDetail } from "../../jobs/job-detail.ts";

const isWebPage = (url: string): boolean => /^https?:$/.test(URL.parse(url)?.protocol ?? "");

/**
 * The address of a job's advert: where one applies, or else where it was published, first where it still is. Empty if
 * neither is a page of the web.
 */
export function advertAddress({ apply, foundAt }: Pick<JobDetail, "apply" | "foundAt">): string {
  const published = foundAt.toSorted((a, b) => Number(a.isGone) - Number(b.isGone)).map(({ url }) => url);
  return [apply?.url, ...published].find((url) => url && isWebPage(url)) ?? "";
}
