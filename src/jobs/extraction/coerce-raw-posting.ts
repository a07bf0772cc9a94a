import { isObject } from "../../platform/json/json-object.ts";
import { mendMojibake } from "../../text/mend-mojibake.ts";
import { payPeriods, type PayUnit, type RawPay, type RawPosting } from "../posting.ts";

/** The maximum number of entries of a list, and of characters of any field but the description. */
const maxEntries = 100;
const longestLabel = 2000;

/**
 * Makes sure that every field has the type it promises. Records may come from JSON, from older versions of adapters and
 * from files that people edit. Numbers become text where text is expected; any other invalid value counts as not
 * stated. Returns null if the value is not an object.
 */
export function coerceRawPosting(value: unknown): RawPosting | null {
  if (!isObject(value)) return null;
  return {
    externalId: written(value["externalId"]) ?? "",
    title: text(value["title"]) ?? "",
    company: text(value["company"]) ?? "",
    url: written(value["url"]),
    applyUrl: written(value["applyUrl"]),
    locations: texts(value["locations"]),
    officeLabels: texts(value["officeLabels"]),
    address: text(value["address"]),
    country: text(value["country"]),
    remote: typeof value["remote"] === "boolean" ? value["remote"] : null,
    workMode: text(value["workMode"]),
    remoteRegions: texts(value["remoteRegions"]),
    employmentTypes: texts(value["employmentTypes"]),
    level: text(value["level"]),
    descriptionHtml: text(value["descriptionHtml"], Infinity),
    descriptionText: text(value["descriptionText"], Infinity),
    pay: coercePay(value["pay"]),
    payText: text(value["payText"]),
    payUnit: coercePayUnit(value["payUnit"]),
    postedAt: moment(value["postedAt"]),
    closesAt: moment(value["closesAt"]),
    department: text(value["department"]),
    tags: texts(value["tags"]),
    requisitionId: text(value["requisitionId"]),
  };
}

function text(value: unknown, limit = longestLabel): string | null {
  return mendMojibake(written(value, limit));
}

/** Ids and addresses stay as they are written, because they are compared with stored ones. */
function written(value: unknown, limit = longestLabel): string | null {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.slice(0, limit) : null;
}

function texts(value: unknown): string[] {
  const entries = Array.isArray(value) ? value : [value];
  return entries.slice(0, maxEntries).flatMap((entry: unknown) => text(entry) ?? []);
}

function moment(value: unknown): string | number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : text(value);
}

function amount(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

function coercePay(value: unknown): RawPay | null {
  if (!isObject(value)) return null;
  return {
    min: amount(value["min"]),
    max: amount(value["max"]),
    currency: text(value["currency"]),
    period: text(value["period"]),
    predicted: value["predicted"] === true,
  };
}

function coercePayUnit(value: unknown): PayUnit | null {
  if (!isObject(value)) return null;
  const period = payPeriods.find((one) => one === value["period"]) ?? null;
  return { currency: text(value["currency"], 3), period };
}
