import type { MetaDescriptor } from "react-router";
import { canonicalAddress } from "./canonical-address.ts";

/** What the metadata of every page needs to know of the site. The root loader returns it as `site`. */
export type Site = { productName: string; publicUrl: string };

export type PageDescription = {
  /** Without the product name, unless it belongs to the sentence. */
  title: string;
  /** One or two sentences, about 150 characters. */
  description: string;
  keywords?: readonly string[];
  /** Keeps the page out of search engines; it then has no canonical address either. */
  noindex?: boolean;
  /** Parameters that change what the page shows; see `canonicalAddress`. */
  keepParameters?: readonly string[];
  /** Instead of the page's own address. */
  canonicalPath?: string;
  type?: "website" | "article";
};

/** The part of a route's meta arguments that is needed here. */
export type MetaArguments = {
  matches: readonly ({ loaderData?: unknown } | undefined)[];
  location: { pathname: string; search: string };
};

const image = {
  path: "/og.png",
  width: "1200",
  height: "630",
  alt: "Five rising ledges, a dot standing on the fourth",
};

/**
 * Everything a page says about itself: title, description, keywords, Open Graph, Twitter card, canonical address.
 *
 * @example
 * export const meta: Route.MetaFunction = (args) =>
 *   pageMetadata(args, { title: "Project Progress", description: "Five phases, climbed in order." });
 */
export function pageMetadata(args: MetaArguments, page: PageDescription): MetaDescriptor[] {
  const site = siteOf(args.matches);
  const title = pageTitle(page.title, site.productName);
  const address = canonicalAddress(
    site.publicUrl,
    page.canonicalPath ?? args.location.pathname,
    page.canonicalPath === undefined ? args.location.search : "",
    page.keepParameters,
  );
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.keywords ? [{ name: "keywords", content: page.keywords.join(", ") }] : []),
    ...(page.noindex
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link" as const, rel: "canonical", href: address }]),
    { property: "og:site_name", content: site.productName },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address },
    { property: "og:locale", content: "en_GB" },
    { property: "og:image", content: site.publicUrl + image.path },
    { property: "og:image:width", content: image.width },
    { property: "og:image:height", content: image.height },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: site.publicUrl + image.path },
  ];
}

/** The title with the product name appended, unless it names it already. */
export function pageTitle(title: string, productName: string): string {
  return title.includes(productName) ? title : `${title} · ${productName}`;
}

/** The site as the root loader gave it; a neutral name where even that failed. */
function siteOf(matches: MetaArguments["matches"]): Site {
  const root = matches[0]?.loaderData;
  if (typeof root === "object" && root !== null && "site" in root) return root.site as Site;
  return { productName: "Job search", publicUrl: "" };
}
