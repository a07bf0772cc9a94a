import { useMatches } from "react-router";

/**
 * The layout options of a route, exported as `handle`.
 *
 * @example export const handle: PageHandle = { container: "app" };
 */
export type PageHandle = {
  /** "app" is the wide container of jobs, builder and tracker: header and footer line up with it. */
  container?: "page" | "app";
  /** True when the page ends in a band that meets the footer. */
  meetsFooter?: boolean;
};

/** Merges the options of the routes of this page. The innermost route wins. */
export function usePageHandle(): PageHandle {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  return Object.assign({}, ...handles) as PageHandle;
}
