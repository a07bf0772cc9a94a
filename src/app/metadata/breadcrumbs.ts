import type { Site } from "./page-metadata.ts";

/** A description in the words of schema.org. */
export type StructuredData = Record<string, unknown>;

/** A page above another one: its name, and its path or whole address. */
export type Crumb = { name: string; path: string };

/** @see https://schema.org/BreadcrumbList */
export function breadcrumbs(site: Site, crumbs: readonly Crumb[]): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: path.startsWith("/") ? site.publicUrl + path : path,
    })),
  };
}
