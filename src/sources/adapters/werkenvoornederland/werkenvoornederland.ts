import { companyNotStated } from "../../../jobs/posting.ts";
import { addressDetails } from "../../completed-posting.ts";
import { feedAdapter } from "../../feed-adapter.ts";
import { textOf } from "../../json-fields.ts";
import { xmlRecords } from "../../xml-records.ts";

const site = "https://www.werkenvoornederland.nl";

/** The vacancies of the Dutch state, in the public domain. Its sitemap has their addresses; each page has its facts. */
export const werkenvoornederland = feedAdapter({
  name: "werkenvoornederland",
  label: "Werken voor Nederland",
  homepage: site,
  exampleAddress: `${site}/vacatures`,
  boardAt: ({ hostname }) => (/^(?:www\.)?werkenvoornederland\.nl$/.test(hostname) ? "" : null),
  pageUrl: () => `${site}/sitemap-vacatures.xml`,
  recordsIn: (body) => xmlRecords(body, { root: "urlset", name: "url" }),
  readRecord(record) {
    const url = URL.parse(textOf(record["loc"]) ?? "");
    const [, name] = /^\/vacatures\/([^/]+)\/?$/.exec(url?.pathname ?? "") ?? [];
    if (url === null || name === undefined || url.origin !== site) return null;
    // The name of the advert ends in its number, which stays when the title changes.
    const id = /((?:[A-Z]+-)?\d{4}-\d{3,}|\d{4,})$/i.exec(name)?.[1] ?? name;
    return { externalId: id, title: name.replaceAll("-", " "), company: companyNotStated, url: url.href };
  },
  detail: addressDetails,
});
