import type { FoundTree, FoundValue } from "./found-value.ts";

const withScheme = /https?:\/\/[^\s|<>"')\]，、]+/giu;
const domains =
  "com|org|net|edu|gov|io|dev|me|de|at|ch|fr|es|it|pt|pl|nl|be|gr|ua|uk|co|eu|info|app|ai|xyz|tech|design|page|site|online|jp|cn|il|jo|sa|ae|eg|us|ca|br|mx|ar|tv|blog|cloud|inc|example|test|li|in|so|gg|sh";
const bareAddress = new RegExp(
  String.raw`(?<![@\p{L}\p{N}./-])(?:www\.)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}[\p{L}\p{N}])?\.){1,8}(?:${domains})(?:/[^\s|<>"')\]，、]*)?(?![\p{L}\p{N}@.-]{0,64}@|\p{L})`,
  "giu",
);

/** Finds addresses of pages. A bare word with a dot is one only with a path, "www." or a name of two parts. */
export function findLinks(text: string): string[] {
  const found: string[] = [];
  const rest = text.replaceAll(withScheme, (link) => {
    found.push(withoutStop(link));
    return " ".repeat(link.length);
  });
  for (const [link] of rest.matchAll(bareAddress)) {
    // "Node.js" has no such ending; "ASP.net" and "Socket.io" are products, written with a capital letter.
    if (/^\p{Lu}[\p{L}]*\.(?:net|io|js|ai|co)$/u.test(link)) continue;
    // "M.Tech" is a degree.
    if (/^\p{Lu}{1,2}\.\p{L}+$/u.test(link)) continue;
    found.push(withoutStop(link));
  }
  return found;
}

const withoutStop = (link: string): string => link.replace(/[.,;:。]+$/u, "");

export type ContactLinks = { own?: FoundValue; profiles: { link: FoundValue; network: string }[] };

/** Networks, by the address of a person's page. Longer paths are repositories, posts or companies. */
const networks: readonly [RegExp, string][] = [
  [/(?:^|\.)linkedin\.[a-z.]+\/(?:in|pub)\/[^/]+/i, "LinkedIn"],
  [/(?:^|\.)github\.com\/[^/]+$/i, "GitHub"],
  [/(?:^|\.)gitlab\.com\/[^/]+$/i, "GitLab"],
  [/(?:^|\.)(?:twitter|x)\.com\/[^/]+$/i, "Twitter"],
  [/(?:^|\.)xing\.[a-z]+\/profile\/[^/]+/i, "XING"],
  [/(?:^|\.)orcid\.org\/[\dx-]+$/i, "ORCID"],
  [/(?:^|\.)behance\.net\/[^/]+$/i, "Behance"],
  [/(?:^|\.)dribbble\.com\/[^/]+$/i, "Dribbble"],
  [/(?:^|\.)stackoverflow\.com\/users\/.+$/i, "Stack Overflow"],
  [/(?:^|\.)medium\.com\/@?[^/]+$/i, "Medium"],
  [/(?:^|\.)facebook\.[a-z]+\/[^/]+$/i, "Facebook"],
  [/(?:^|\.)instagram\.[a-z]+\/[^/]+$/i, "Instagram"],
];
const ofNetwork =
  /(?:^|[/.])(?:linkedin|github|gitlab|twitter|xing|orcid|behance|dribbble|stackoverflow|medium|facebook|instagram)\./i;

const bare = (link: string): string =>
  link
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/\/+$/, "")
    .toLowerCase();
const networkOf = (link: string): string | undefined =>
  networks.find(([pattern]) => pattern.test(bare(link)))?.[1];

/** Whether an address is the page of a person in a known network. */
export const isProfile = (link: string): boolean => networkOf(link) !== undefined;

/** Whether a profile of the same network is known. */
export const hasNetwork = ({ profiles }: ContactLinks, link: string): boolean =>
  profiles.some(({ network }) => network === networkOf(link));

/** Keeps a profile, or the first address that is of no network as the person's own page. */
export function addLink(links: ContactLinks, link: FoundValue | undefined): void {
  if (!link) return;
  const network = networkOf(link.value);
  if (network === undefined) {
    if (!ofNetwork.test(link.value)) links.own ??= link;
  } else if (!links.profiles.some((one) => bare(one.link.value) === bare(link.value)))
    links.profiles.push({ link, network });
}

/** The links as JSON Resume has them. */
export function linksTree({ own, profiles }: ContactLinks): { url?: FoundValue; profiles?: FoundTree[] } {
  const rows = profiles.map(({ link, network }) => ({ network: { ...link, value: network }, url: link }));
  return { ...(own ? { url: own } : {}), ...(rows.length > 0 ? { profiles: rows } : {}) };
}
