import routes from "../../src/routes.ts";

const pages = routes
  .filter(({ file }) => file.endsWith(".tsx") || file.endsWith("not-found.ts"))
  .map(({ file, path = "" }) => ({ file, pattern: `/${path}` }));

/** The address pattern of every page in the site map, such as "/jobs/:slug". */
export const pagePatterns: readonly string[] = pages.map(({ pattern }) => pattern);

/** The patterns of pages that send a visitor to the sign-in page. */
export const needsAccount =
  /^\/(profile$|saved-searches|applications\/|contacts\/|profile\/(?!delete\/confirm)|settings|cv-builder\/public)/;

/** One address of each route that shows a page and has no parameters. */
const addresses = pages
  .filter(({ file }, index) => pages.findIndex((other) => other.file === file) === index)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !/[:*]/.test(pattern));

export const visitorPages: readonly string[] = addresses.filter((address) => !needsAccount.test(address));
export const accountPages: readonly string[] = addresses.filter((address) => needsAccount.test(address));
