import type { CvDocument, Sections } from "../document/cv-document.ts";
import { newCustomRow, newCvDocument, newRow, type NewId } from "../document/new-cv-document.ts";
import { isObject } from "../json-resume/is-object.ts";
import type { AnyRow } from "../edit/row-lists.ts";
import { customRows } from "../sections/custom-rows.ts";
import type { JsonObject } from "../sections/field-lens.ts";
import type { ReactiveResumeItem } from "../sections/imported-row.ts";
import { sections, type SectionKind } from "../sections/sections.ts";
import { readDateRange, readDateWords } from "./read-date-words.ts";
import { readAchievements, readHtmlText } from "./read-html-text.ts";

/**
 * Reads an export of Reactive Resume 4 or 5, which use different names for the same data. Entries that are hidden there
 * are left out. Returns null for other data.
 */
export function fromReactiveResume(value: unknown, newId: NewId): CvDocument | null {
  if (!isObject(value) || !isObject(value["basics"]) || !isObject(value["sections"])) return null;
  const { basics, sections: lists } = value;
  const document = newCvDocument(newId);
  const given = itemReader(basics).text;
  const profiles = itemsOf(lists["profiles"]).map((item) => ({
    id: newId(),
    network: item.text("network"),
    username: item.text("username"),
    url: item.text("url", "website"),
  }));
  // Custom fields in addition to the address: a name and a value.
  for (const field of Array.isArray(basics["customFields"]) ? basics["customFields"] : []) {
    const { text } = itemReader(field);
    const username = text("value", "text");
    if (username !== "") profiles.push({ id: newId(), network: text("name"), username, url: text("link") });
  }
  const linkedIn = profiles.find(({ network, url }) => network.toLowerCase() === "linkedin" && url !== "");
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
    summary: paragraphs(
      itemReader(isObject(value["summary"]) ? value["summary"] : lists["summary"]).text("content"),
    ),
  };
  document.sections = Object.fromEntries(
    Object.entries(document.sections).map(([kind, rows]) => {
      const read = rowsOf(kind as SectionKind, lists, newId);
      return [kind, read.length === 0 ? rows : read];
    }),
  ) as unknown as Sections;
  document.custom = customSections(value, lists).map((section) => ({
    id: newId(),
    title: section.title,
    rows: section.items.map((item) => ({ ...newCustomRow(newId), ...customRows.reactiveResume(item) })),
  }));
  document.order = [...document.order, ...document.custom.map(({ id }) => `custom:${id}` as const)];
  return document;
}

function rowsOf(kind: SectionKind, lists: JsonObject, newId: NewId): AnyRow[] {
  const { list, read } = sections[kind].reactiveResume;
  return itemsOf(lists[list]).map((item) => ({ ...newRow(kind, newId), ...read(item) }));
}

/** The visible items, each as a reader of its properties. */
function itemsOf(section: unknown): ReactiveResumeItem[] {
  const items = isObject(section) && Array.isArray(section["items"]) ? section["items"] : [];
  return items
    .filter(isObject)
    .filter((item) => item["visible"] !== false && item["hidden"] !== true)
    .map(itemReader);
}

function customSections(
  value: JsonObject,
  lists: JsonObject,
): { title: string; items: ReactiveResumeItem[] }[] {
  const older = isObject(lists["custom"]) ? Object.values(lists["custom"]) : [];
  const newer = Array.isArray(value["customSections"]) ? value["customSections"] : [];
  return [...older, ...newer]
    .filter(isObject)
    .map((section) => ({ title: itemReader(section).text("name", "title"), items: itemsOf(section) }));
}

function itemReader(object: unknown): ReactiveResumeItem {
  const given = isObject(object) ? object : {};
  /** The first of several properties that has text: a string, a list, or an address with a label. */
  const text = (...properties: string[]): string =>
    properties.map((name) => textOf(given[name])).find((found) => found !== "") ?? "";
  return {
    text,
    lines: (...properties) => lines(text(...properties)),
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

function paragraphs(html: string): string {
  const read = readHtmlText(html);
  return [...read.paragraphs, ...read.items].join("\n\n");
}

function lines(html: string): string {
  const read = readHtmlText(html);
  return [...read.paragraphs, ...read.items].join("\n");
}
