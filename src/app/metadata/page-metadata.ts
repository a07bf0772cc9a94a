import type { MetaDescriptor } from "react-router";
import { canonicalAddress } from "./canonical-address.ts";
import { breadcrumbs, type Crumb, type Site, type StructuredData } from "./structured-data.ts";

/** The data about the site that every page's metadata needs. The root loader returns it as `site`. */
export type PageDescription = {
  /** Without the product name, unless it is part of the sentence. */
  title: string;
  /** One or two sentences, about 150 characters. */
  description: string;
  keywords?: readonly string[];
  /** Excludes the page from search engines. It then has no canonical address either. */
  noindex?: boolean;
  /** Parameters that change what the page shows; see `canonicalAddress`. */
  keepParameters?: readonly string[];
  /** Replaces the page's own address. */
  canonicalPath?: string;
  type?: "website" | "article";
  /** The picture for messengers and social networks; by default that of the site. */
  picture?: { path: string; alt: string };
  /** The pages above this one, from the widest to the nearest. */
  above?: readonly Crumb[];
  /** schema.org descriptions of the page; see structured-data.ts. Only pages for search engines have them. */
  structured?: (site: Site) => readonly StructuredData[];
};

/** The part of a route's meta arguments that is used here. */
export type MetaArguments = {
  matches: readonly ({ loaderData?: unknown } | undefined)[];
  location: { pathname: string; search: string };
};

const siteImage = {
  path: "/og.png",
  alt: "Five rising ledges, a dot standing on the fourth",
};

/**
 * Builds the metadata of a page: title, description, keywords, Open Graph, Twitter card, canonical address.
 *
 * @example
 * export const meta: Route.MetaFunction = (args) =>
 *   pageMetadata(args, { title: "Project Progress", description: "Five phases, in this order." });
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
  const image = page.picture ?? siteImage;
  const structured = page.noindex
    ? []
    : [
        ...(page.above ? [breadcrumbs(site, [...page.above, { name: page.title, path: address }])] : []),
        ...(page.structured?.(site) ?? []),
      ];
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
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: site.publicUrl + image.path },
    ...structured.map((data) => ({ "script:ld+json": data })),
  ];
}

/** Appends the product name to a title that does not contain it. */
export function pageTitle(title: string, productName: string): string {
  return title.includes(productName) ? title : `${title} · ${productName}`;
}

/** The site from the root loader, or a neutral name if the root loader failed. */
function siteOf(matches: MetaArguments["matches"]): Site {
  const root = matches[0]?.loaderData;
  if (typeof root === "object" && root !== null && "site" in root) return root.site as Site;
  return { productName: "Job search", publicUrl: "" };
}
