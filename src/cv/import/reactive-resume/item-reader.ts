import { isObject } from "../../../platform/json/json-object.ts";
import type { ReactiveResumeItem } from "../../sections/section.ts";
import { readDateRange, normaliseDateText } from "../normalise-date-text.ts";
import { readAchievements, readFormattedText } from "../read-formatted-text.ts";

/** Properties about how Reactive Resume shows or sorts an item. */
const technical =
  /^(?:id|visible|hidden|columns|icon|iconColor|showIcon|separateLinks|options|type|customFields|items|picture|photo|profiles|roles)$/;

export type TrackedItem = ReactiveResumeItem & {
  /** The properties with text that were not asked for. */
  unread: () => ReadonlyMap<string, string>;
};

/** Reads an item of a Reactive Resume, and remembers which properties were asked for. */
export function itemReader(object: unknown): TrackedItem {
  const given = isObject(object) ? object : {};
  const asked = new Set<string>();
  /** The first of several properties that has text: a string, a list, or an address with a label. */
  const text = (...properties: string[]): string => {
    for (const name of properties) asked.add(name);
    return properties.map((name) => textOf(given[name])).find((found) => found !== "") ?? "";
  };
  return {
    text,
    formatted: (...properties) => readFormattedText(text(...properties)),
    date: (property) => normaliseDateText(text(property)),
    period: () => readDateRange(text("date", "period")),
    achievements: (...properties) => readAchievements(text(...properties)),
    unread: () =>
      new Map(
        Object.entries(given).flatMap(([name, value]) => {
          const words = typeof value === "number" && value > 0 ? String(value) : textOf(value);
          return words === "" || asked.has(name) || technical.test(name) ? [] : [[name, words] as const];
        }),
      ),
  };
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.filter((one) => typeof one === "string").join(", ");
  if (isObject(value)) return textOf(value["href"] ?? value["url"]);
  return "";
}
