import { isObject, type JsonObject } from "../../../platform/json/json-object.ts";

/** Names of the lists of version 3 that were changed in version 4. */
const lists: Readonly<Record<string, string>> = { work: "experience" };

/** Gives an export of Reactive Resume 3 the shape of version 4. Returns other versions as they are. */
export function upgradeVersion3(value: JsonObject): JsonObject {
  const { basics, sections } = value;
  if (!isObject(basics) || !isObject(sections) || !isVersion3(basics, sections)) return value;
  const { website, location, photo, profiles, summary, birthdate, ...others } = basics;
  const custom: JsonObject = {};
  const upgraded: JsonObject = { custom };
  for (const [name, section] of Object.entries(sections)) {
    if (!isObject(section)) continue;
    const items = Array.isArray(section["items"])
      ? section["items"].filter(isObject).map(upgradeItem(name))
      : [];
    const target = section["type"] === "custom" ? custom : upgraded;
    target[lists[name] ?? name] = { ...section, items };
  }
  upgraded["profiles"] = { items: Array.isArray(profiles) ? profiles : [] };
  upgraded["summary"] = { content: summary };
  return {
    ...value,
    basics: { ...others, url: website, location: placeOf(location), picture: photo, birthDate: birthdate },
    sections: upgraded,
  };
}

const isVersion3 = (basics: JsonObject, sections: JsonObject): boolean =>
  isObject(sections["work"]) || isObject(basics["photo"]) || Array.isArray(basics["profiles"]);

const upgradeItem =
  (list: string) =>
  (item: JsonObject): JsonObject => {
    const { date, name, degree, ...others } = item;
    const isCurrent = list === "work" || list === "volunteer";
    const level = item["level"];
    return {
      ...others,
      ...(list === "work" ? { company: name } : { name }),
      ...(degree === undefined ? {} : { studyType: degree }),
      ...(date === undefined ? {} : { date: isObject(date) ? range(date, isCurrent) : date }),
      // Levels of skills and languages were words with a number.
      ...(typeof level === "string" ? { description: level, level: undefined } : {}),
    };
  };

/** "2019-01 – 2021-03". Without an end, a job is current. */
function range({ start, end }: JsonObject, isCurrent: boolean): string {
  const [from, to] = [month(start), month(end)];
  const last = to === "" && from !== "" && isCurrent ? "Present" : to;
  return [from, last].filter((one) => one !== "").join(" – ");
}

const month = (value: unknown): string => (typeof value === "string" ? value.slice(0, 7) : "");

function placeOf(location: unknown): string {
  if (typeof location === "string") return location;
  if (!isObject(location)) return "";
  const parts = ["address", "postalCode", "city", "region", "country"].map((name) => location[name]);
  return parts.filter((part) => typeof part === "string" && part.trim() !== "").join(", ");
}
