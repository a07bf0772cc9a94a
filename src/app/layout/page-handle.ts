import { useMatches } from "react-router";

/**
 * The options of a page, exported by its route as `handle`.
 *
 * @example export const handle: PageHandle = { listed: "sitemap" };
 */
export type PageHandle = {
  /**
   * Where the site lists the page. "suggestions": the 404 page suggests it for a mistyped address. "sitemap": search
   * engines find it too. Without it, the page is reached by links only.
   */
  listed?: "sitemap" | "suggestions";
  /** More links at the start of the page, to the parts that most people come for. */
  skipTo?: readonly { id: string; label: string }[];
  /** True when the page ends in a band that meets the footer. */
  meetsFooter?: boolean;
};

/** Merges the options of the routes of this page. The innermost route wins. */
export function usePageHandle(): PageHandle {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  return Object.assign({}, ...handles) as PageHandle;
}

/** Pages where people work. Their headings are small and their footer is one line. */
const work =
  /^\/(jobs|saved|hidden|saved-searches|alert|applications|contacts|cv-builder|tools\/[^/]+|profile|settings|documents)(\/|$)/;
/** The page of one job, which strangers reach from elsewhere. */
const oneJob = /^\/jobs\/\d/;

export function isWorkPage(pathname: string): boolean {
  return work.test(pathname) && !oneJob.test(pathname);
}
