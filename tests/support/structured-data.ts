/**
 * The properties that schema.org's types need to be understood, as search engines document them for each kind of result.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const required: Record<string, readonly string[]> = {
  Article: ["headline", "image", "datePublished", "author"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  WebSite: ["name", "url"],
  SearchAction: ["target", "query-input"],
  EntryPoint: ["urlTemplate"],
  Organization: ["name"],
  JobPosting: ["title", "description", "datePosted", "hiringOrganization"],
  Place: ["address"],
  PostalAddress: ["addressCountry"],
  Country: ["name"],
  PropertyValue: ["name", "value"],
  MonetaryAmount: ["currency", "value"],
  QuantitativeValue: ["unitText"],
};

/** Properties that hold a whole address. */
const addresses = new Set(["url", "item", "image", "logo", "mainEntityOfPage", "urlTemplate"]);
const dates = new Set(["datePosted", "validThrough", "datePublished", "dateModified"]);

/** Lists what is wrong with a description in the words of schema.org, with the way to it. */
export function structuredFaults(data: unknown, at = ""): string[] {
  if (Array.isArray(data)) return data.flatMap((one, index) => structuredFaults(one, `${at}[${index}]`));
  if (typeof data !== "object" || data === null) return [];
  const fields = new Map(Object.entries(data));
  const type: unknown = fields.get("@type");
  const known = typeof type === "string" ? required[type] : undefined;
  if (!known) return [`${at}: unknown type ${String(type)}`];
  const faults = known
    .filter((name) => fields.get(name) === undefined || fields.get(name) === "")
    .map((name) => `${at}: ${String(type)} has no ${name}`);
  if (at === "" && !/^https:\/\/schema\.org\/?$/.test(String(fields.get("@context"))))
    faults.push("no @context");
  if (type === "JobPosting" && !fields.has("jobLocation") && !fields.has("applicantLocationRequirements"))
    faults.push("JobPosting has no place");
  for (const [name, value] of fields) {
    if (addresses.has(name) && (typeof value !== "string" || !URL.canParse(value)))
      faults.push(`${at}.${name} is no address`);
    if (dates.has(name) && Number.isNaN(Date.parse(String(value)))) faults.push(`${at}.${name} is no date`);
    if (!name.startsWith("@")) faults.push(...structuredFaults(value, `${at}.${name}`));
  }
  return faults;
}
