import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import { decodeHTML } from "entities";
import { fingerprint } from "../fingerprint.ts";
import { momentOf, objectOf, textOf } from "../json-fields.ts";
import { companyNotStated } from "../../jobs/posting.ts";
import { isModeOnly, joinPlace, splitPlaces } from "../place-words.ts";
import { posting, type RecordOutcome } from "../record-outcome.ts";
import { descriptionOf } from "./job-description.ts";
import { properties, property, textProperty } from "./schema-fields.ts";
import { isAmount, payOfEnds, type StatedPay } from "../stated-pay.ts";

/** Facts about the page or document around the posting, used where the posting states none. */
export type PostingContext = { url: string | null; companyName: string | null };

/** Reads one schema.org JobPosting. */
export function readJobPosting(node: JsonObject, context: PostingContext): RecordOutcome {
  const title = decoded(textProperty(node, "title") ?? textProperty(node, "name"));
  const company = decoded(employerOf(node)) ?? context.companyName ?? companyNotStated;
  const ownUrl = webAddress(textProperty(node, "url")) ?? webAddress(textOf(node["@id"]));
  const url = ownUrl ?? webAddress(context.url);
  const workMode = textProperty(node, "jobLocationType");
  const offices = properties(node, "jobLocation");
  const locations = offices.flatMap(placesOf);
  const labels = offices.map((office) => textProperty(objectOf(office), "name"));
  return posting({
    externalId: idOf(node, url, [title, company, ...locations]),
    title,
    company,
    url,
    locations: [...new Set(locations)],
    ...(locations.length === 1 && labels[0] ? { officeLabels: [labels[0]] } : {}),
    address: streetOf(node),
    country: countryOf(node),
    remote: workMode !== null && /telecommut|remote/i.test(workMode) ? true : null,
    workMode,
    remoteRegions: properties(node, "applicantLocationRequirements").flatMap(placesOf),
    employmentTypes: properties(node, "employmentType")
      .flatMap((type) => (textOf(type) ?? "").split(",").map((part) => part.trim()))
      .filter(Boolean),
    ...descriptionOf(node),
    ...schemaPay(node),
    postedAt: momentOf(property(node, "datePosted")),
    closesAt: momentOf(property(node, "validThrough")) ?? momentOf(property(node, "dateExpires")),
    department: textProperty(node, "industry"),
    tags: properties(node, "skills")
      .map((skill) => textProperty({ skill }, "skill"))
      .filter(isTag),
    requisitionId: identifierOf(node),
  });
}

/** Reads `hiringOrganization`. Some publishers name the employer only as the issuer of the identifier. */
function employerOf(node: JsonObject): string | null {
  const organization = properties(node, "hiringOrganization")[0];
  const named = isObject(organization)
    ? (textProperty(organization, "name") ??
      textProperty(organization, "legalName") ??
      textProperty(organization, "organizationName"))
    : textOf(organization);
  if (named !== null && webAddress(named) === null) return named;
  const identifier = properties(node, "identifier")[0];
  return isObject(identifier) ? textProperty(identifier, "name") : null;
}

function identifierOf(node: JsonObject): string | null {
  const identifier = properties(node, "identifier")[0];
  if (!isObject(identifier)) return textOf(identifier);
  return textProperty(identifier, "value") ?? textProperty(identifier, "propertyID");
}

/**
 * Builds an id. One source covers many sites, whose identifiers are unique only within the site, so the host or the
 * employer is put in front. Without an identifier the address is used, and without an address the content.
 */
function idOf(node: JsonObject, url: string | null, content: readonly (string | null)[]): string | null {
  const identifier = identifierOf(node) ?? textOf(property(node, "id"));
  if (identifier !== null && webAddress(identifier) === null) {
    return `${url === null ? (content[1] ?? "") : new URL(url).hostname}:${identifier}`;
  }
  if (url !== null) return url;
  if (content[0] === null) return null;
  return fingerprint(JSON.stringify(content));
}

/** Reads a Place, an address, an area or plain text, as one line per office, without the street. */
function placesOf(place: unknown): string[] {
  if (!isObject(place)) return splitPlaces(textOf(place));
  const address = properties(place, "address")[0];
  if (typeof address === "string" && address.trim() !== "") return [address.trim()];
  const postal = isObject(address) ? address : place;
  const region = textProperty(postal, "addressRegion") ?? textProperty(postal, "region");
  const oneRegion = region !== null && /[/|;]/.test(region) ? null : region;
  const country = countryIn(postal);
  const localities = splitPlaces(localityIn(postal));
  // "New York, NY, USA; Remote" in the city field is complete by itself.
  if (localities.length > 0) {
    return localities.map((city) =>
      city.includes(",") || isModeOnly(city) ? city : (joinPlace([city, oneRegion, country]) ?? city),
    );
  }
  const area = joinPlace([region, country]) ?? textProperty(place, "name");
  // Some sites write the whole place as the street: "Walldorf, DE, 69190".
  return splitPlaces(area ?? textProperty(postal, "streetAddress"));
}

/** Returns the country when all offices are in the same one and none states another in its text. */
function countryOf(node: JsonObject): string | null {
  const addresses = properties(node, "jobLocation").map((place) =>
    objectOf(property(objectOf(place), "address")),
  );
  const countries = addresses.map(countryIn);
  const first = countries[0] ?? null;
  const isCertain = addresses.every((address) => !localityIn(address)?.includes(","));
  return isCertain && countries.every((country) => country === first) ? first : null;
}

/** Returns the street of the only office. */
function streetOf(node: JsonObject): string | null {
  const [office, ...more] = properties(node, "jobLocation");
  const address = property(objectOf(office), "address");
  return more.length === 0 && isObject(address) ? textProperty(address, "streetAddress") : null;
}

/** Data sets older than the final schema.org terms write `locality` and `countryName`. */
function localityIn(address: JsonObject): string | null {
  return textProperty(address, "addressLocality") ?? textProperty(address, "locality");
}

function countryIn(address: JsonObject): string | null {
  return textProperty(address, "addressCountry") ?? textProperty(address, "countryName");
}

function webAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Decodes titles and names. They are plain text, but many publishers escape them as for HTML. */
function decoded(text: string | null): string | null {
  return text === null ? null : textOf(decodeHTML(text));
}

function isTag(text: string | null): text is string {
  return text !== null && text.length <= 60;
}

/** Reads `baseSalary` as a number, text, a MonetaryAmount or a PriceSpecification, else `estimatedSalary`. */
function schemaPay(node: JsonObject): StatedPay {
  const stated = firstPay(node, "baseSalary", false);
  if (stated.pay !== null || stated.payText !== null) return stated;
  return firstPay(node, "estimatedSalary", true);
}

function firstPay(node: JsonObject, name: string, predicted: boolean): StatedPay {
  const currency = textProperty(node, "salaryCurrency");
  for (const salary of properties(node, name)) {
    const stated = isObject(salary)
      ? rangeOf(salary, currency, predicted)
      : payOfEnds([salary, salary], { currency, period: null, predicted });
    if (stated !== null) return stated;
  }
  return { pay: null, payText: null };
}

/** The amounts are in `value` (a number or a QuantitativeValue) or directly in the salary. */
function rangeOf(salary: JsonObject, currency: string | null, predicted: boolean): StatedPay | null {
  const value = properties(salary, "value")[0];
  const quantity = isObject(value) ? value : salary;
  const exact = [property(quantity, "value"), value, property(salary, "salary")].find(isAmount);
  const end = (names: readonly string[]) =>
    names.map((name) => property(quantity, name)).find(isAmount) ?? exact;
  return payOfEnds([end(["minValue", "minSalary"]), end(["maxValue", "maxSalary"])], {
    currency: textProperty(salary, "currency") ?? textProperty(quantity, "currency") ?? currency,
    period:
      textProperty(quantity, "unitText") ??
      textProperty(salary, "unitText") ??
      textProperty(salary, "duration"),
    predicted,
  });
}
