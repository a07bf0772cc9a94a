export type Site = { productName: string; publicUrl: string };

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

/** The site with its search, and the organisation that runs it. */
export function siteData(site: Site): StructuredData[] {
  return [
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: site.productName,
      url: `${site.publicUrl}/`,
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${site.publicUrl}/jobs?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
    { "@context": "https://schema.org", ...publisher(site) },
  ];
}

/** @param reviewed ISO day of the last review */
export function articleData(
  site: Site,
  { title, description, path, reviewed, picture }: ArticleFacts,
): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description,
    url: site.publicUrl + path,
    mainEntityOfPage: site.publicUrl + path,
    dateModified: reviewed,
    datePublished: reviewed,
    image: site.publicUrl + picture,
    inLanguage: "en-GB",
    author: publisher(site),
    publisher: publisher(site),
  };
}
type ArticleFacts = { title: string; description: string; path: string; reviewed: string; picture: string };

/** The company of a page. Only its name is certain, so nothing else is stated. */
export function companyData(site: Site, { name, path }: Crumb): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name,
    mainEntityOfPage: site.publicUrl + path,
  };
}

function publisher(site: Site): StructuredData {
  return {
    "@type": "Organization",
    name: site.productName,
    url: `${site.publicUrl}/`,
    logo: `${site.publicUrl}/icon-512.png`,
  };
}
