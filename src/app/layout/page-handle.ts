import { useMatches } from "react-router";

/**
 * The options of a page, exported by its route as `handle`.
 *
 * @example export const handle: PageHandle = { listed: "sitemap", container: "app" };
 */
export type PageHandle = {
  /**
   * Where the site lists the page. "suggestions": the 404 page suggests it for a mistyped address. "sitemap": search
   * engines find it too. Without it, the page is reached by links only.
   */
  listed?: "sitemap" | "suggestions";
  /** "app" is the wide container of jobs, builder and tracker: header and footer line up with it. */
  container?: "page" | "app";
  /** A second link at the start of the page, to the field that most people come for. */
  skipTo?: { id: string; label: string };
  /** True when the page ends in a band that meets the footer. */
  meetsFooter?: boolean;
};

/** Merges the options of the routes of this page. The innermost route wins. */
export function usePageHandle(): PageHandle {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  return Object.assign({}, ...handles) as PageHandle;
}
