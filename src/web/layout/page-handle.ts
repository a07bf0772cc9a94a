import { useMatches } from "react-router";

/**
 * What a route tells the layout around it, exported as `handle`.
 *
 * @example export const handle: PageHandle = { container: "app" };
 */
export type PageHandle = {
  /** "app" is the wide container of jobs, builder and tracker: header and footer line up with it. */
  container?: "page" | "app";
  /** True when the page ends in a band that meets the footer. */
  meetsFooter?: boolean;
};

/** What the routes on the way to this page say; the innermost wins. */
export function usePageHandle(): PageHandle {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  return Object.assign({}, ...handles) as PageHandle;
}
