import type { RawPay } from "../../../jobs/posting.ts";
import { majorCurrency } from "../../../text/currencies.ts";
import type { JsonObject } from "../../../platform/json/json-object.ts";
import { feedAdapter } from "../../feed-adapter.ts";
import { amountOf, listOf, momentOf, objectOf, textOf } from "../../json-fields.ts";

/** The countries of the service, by their codes. */
const countries = "AT AU BE BR CA CH DE ES FR GB IN IT MX NL NZ PL SG US ZA".split(" ");

/** Adzuna's search, asked for one person at a time. Its answers are never stored. Texts are the beginnings of adverts. */
export const adzuna = feedAdapter({
  name: "adzuna",
  label: "Adzuna",
  homepage: "https://www.adzuna.com",
  exampleAddress: "https://www.adzuna.com",
  boardAt: ({ hostname }) =>
    /^(?:www|api)\.adzuna\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/.test(hostname) ? "" : null,
  listKeys: ["results"],
  pageUrl: () => null,
  liveSearch: {
    countries,
    question({ words, place, countryCode }, keys) {
      const url = new URL(`https://api.adzuna.com/v1/api/jobs/${countryCode.toLowerCase()}/search/1`);
      url.search = new URLSearchParams({
        app_id: keys["ADZUNA_APP_ID"] ?? "",
        app_key: keys["ADZUNA_APP_KEY"] ?? "",
        results_per_page: "20",
        what: words,
        ...(place === "" ? {} : { where: place }),
      }).toString();
      return { url: url.href, extras: {} };
    },
  },
  readRecord(record) {
    const url = textOf(record["redirect_url"]);
    const types = [textOf(record["contract_time"]), textOf(record["contract_type"])];
    const place = objectOf(record["location"]);
    return {
      externalId: textOf(record["id"]),
      title: textOf(record["title"]),
      company: textOf(objectOf(record["company"])["display_name"]),
      url,
      locations: [textOf(place["display_name"]) ?? textOf(listOf(place["area"]).at(-1))].filter(
        (name) => name !== null,
      ),
      employmentTypes: types.filter((type) => type !== null).map((type) => type.replaceAll("_", " ")),
      descriptionText: textOf(record["description"]),
      pay: payOf(record, url),
      postedAt: momentOf(record["created"]),
      department: textOf(objectOf(record["category"])["label"]),
    };
  },
});

/** Pay is a year's, in the currency of the country whose site has the advert. */
function payOf(record: JsonObject, url: string | null): RawPay | null {
  const [min, max] = [amountOf(record["salary_min"]), amountOf(record["salary_max"])];
  if (min === null && max === null) return null;
  const host = URL.parse(url ?? "")?.hostname ?? "";
  const country = host.endsWith(".co.uk")
    ? "GB"
    : host.endsWith(".com")
      ? "US"
      : host.slice(-2).toUpperCase();
  const predicted = ["1", "true"].includes(String(record["salary_is_predicted"]));
  return { min, max, currency: majorCurrency(country), period: "year", predicted };
}
