import type {
  CustomRow,
  CvDocument,
  HiddenKey,
  ProfileRow,
  RowListKey,
  Sections,
} from "../document/cv-document.ts";
import { newCustomRow, newCvDocument, newRow, type NewId } from "../document/new-cv-document.ts";
import { isObject } from "../json-resume/is-object.ts";
import type { AnyRow } from "../edit/row-lists.ts";
import { customRows } from "../sections/custom-rows.ts";
import type { JsonObject } from "../sections/field-lens.ts";
import type { ReactiveResumeItem } from "../sections/imported-row.ts";
import { sections, type SectionKind } from "../sections/sections.ts";
import { readDateRange, readDateWords } from "./read-date-words.ts";
import { readAchievements, readFormattedText } from "./read-formatted-text.ts";

/**
 * Reads an export of Reactive Resume 4 or 5, which use different names for the same data. Entries and sections that are
 * hidden there are hidden here. Returns null for other data.
 */
export function fromReactiveResume(value: unknown, newId: NewId): CvDocument | null {
  if (!isObject(value) || !isObject(value["basics"]) || !isObject(value["sections"])) return null;
  const { basics, sections: lists } = value;
  const document = newCvDocument(newId);
  const given = itemReader(basics).text;
  const hidden: HiddenKey[] = [...document.hidden];
  /** Reads the items of a list as rows, and remembers which of them are hidden. */
  const rowsOf = (list: RowListKey, items: unknown, read: (item: ReactiveResumeItem) => AnyRow): AnyRow[] =>
    itemsOf(items).map((item) => {
      const row = read(itemReader(item));
      if (isHidden(item)) hidden.push(`${list}/${row.id}`);
      return row;
    });
  const profiles = rowsOf("profiles", lists["profiles"], ({ text }) => ({
    id: newId(),
    network: text("network"),
    username: text("username"),
    url: text("url", "website"),
  })) as ProfileRow[];
  // Custom fields in addition to the address: a name and a value.
  for (const field of Array.isArray(basics["customFields"]) ? basics["customFields"] : []) {
    const { text } = itemReader(field);
    const username = text("value", "text");
    if (username !== "") profiles.push({ id: newId(), network: text("name"), username, url: text("link") });
  }
  const linkedIn = profiles.find(({ network, url }) => network.toLowerCase() === "linkedin" && url !== "");
  if (linkedIn && hidden.includes(`profiles/${linkedIn.id}`)) hidden.push("personal/linkedIn");
  const summary = isObject(value["summary"]) ? value["summary"] : lists["summary"];
  if (isHidden(summary)) hidden.push("summary");
  document.personal = {
    ...document.personal,
    fullName: given("name"),
    headline: given("headline"),
    email: given("email"),
    phone: given("phone"),
    location: given("location"),
    portfolio: given("url", "website"),
    linkedIn: linkedIn?.url ?? "",
    profiles: profiles.filter((profile) => profile !== linkedIn),
    summary: itemReader(summary).formatted("content"),
  };
  document.sections = Object.fromEntries(
    Object.entries(document.sections).map(([kind, rows]) => {
      const { list, read } = sections[kind as SectionKind].reactiveResume;
      if (isHidden(lists[list])) hidden.push(kind as SectionKind);
      const found = rowsOf(kind as SectionKind, lists[list], (item) => ({
        ...newRow(kind as SectionKind, newId),
        ...read(item),
      }));
      return [kind, found.length === 0 ? rows : found];
    }),
  ) as unknown as Sections;
  document.custom = customSections(value, lists).map((section) => {
    const id = newId();
    if (isHidden(section)) hidden.push(`custom:${id}`);
    const rows = rowsOf(`custom:${id}`, section, (item) => ({
      ...newCustomRow(newId),
      ...customRows.reactiveResume(item),
    })) as CustomRow[];
    return { id, title: itemReader(section).text("name", "title"), rows };
  });
  document.order = [...document.order, ...document.custom.map(({ id }) => `custom:${id}` as const)];
  return { ...document, hidden };
}

function itemsOf(section: unknown): JsonObject[] {
  return (isObject(section) && Array.isArray(section["items"]) ? section["items"] : []).filter(isObject);
}

/** Version 4 has `visible`, version 5 `hidden`. */
function isHidden(part: unknown): boolean {
  return isObject(part) && (part["visible"] === false || part["hidden"] === true);
}

function customSections(value: JsonObject, lists: JsonObject): JsonObject[] {
  const older = isObject(lists["custom"]) ? Object.values(lists["custom"]) : [];
  const newer = Array.isArray(value["customSections"]) ? value["customSections"] : [];
  return [...older, ...newer].filter(isObject);
}

function itemReader(object: unknown): ReactiveResumeItem {
  const given = isObject(object) ? object : {};
  /** The first of several properties that has text: a string, a list, or an address with a label. */
  const text = (...properties: string[]): string =>
    properties.map((name) => textOf(given[name])).find((found) => found !== "") ?? "";
  return {
    text,
    formatted: (...properties) => readFormattedText(text(...properties)),
    date: (property) => readDateWords(text(property)),
    period: () => readDateRange(text("date", "period")),
    achievements: (...properties) => readAchievements(text(...properties)),
  };
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.filter((one) => typeof one === "string").join(", ");
  if (isObject(value)) return textOf(value["href"] ?? value["url"]);
  return "";
}
