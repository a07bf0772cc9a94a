import type { CvDocument, SectionKind, Sections } from "../document/cv-document.ts";
import { newCvDocument, newRow, type NewId } from "../document/new-cv-document.ts";
import { isObject } from "../json-resume/read-json-resume.ts";
import type { JsonObject } from "../json-resume/field-lens.ts";
import { readDateRange, readDateWords } from "./read-date-words.ts";
import { readAchievements, readHtmlText } from "./read-html-text.ts";

type Item = (...names: string[]) => string;

/**
 * Reads an export of Reactive Resume 4 or 5, which use different names for the same data. Entries that are hidden there
 * are left out. Returns null for other data.
 */
export function fromReactiveResume(value: unknown, newId: NewId): CvDocument | null {
  if (!isObject(value) || !isObject(value["basics"]) || !isObject(value["sections"])) return null;
  const { basics, sections } = value;
  const document = newCvDocument(newId);
  const given = reader(basics);
  const profiles = itemsOf(sections["profiles"]).map((item) => ({
    id: newId(),
    network: item("network"),
    username: item("username"),
    url: item("url", "website"),
  }));
  // Custom fields in addition to the address: a name and a value.
  for (const field of Array.isArray(basics["customFields"]) ? basics["customFields"] : []) {
    const [network, username] = [reader(field)("name"), reader(field)("value", "text")];
    if (username !== "") profiles.push({ id: newId(), network, username, url: reader(field)("link") });
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
      reader(isObject(value["summary"]) ? value["summary"] : sections["summary"])("content"),
    ),
  };
  document.sections = Object.fromEntries(
    Object.entries(document.sections).map(([kind, rows]) => {
      const read = rowsOf(kind as SectionKind, sections, newId);
      return [kind, read.length === 0 ? rows : read];
    }),
  ) as unknown as Sections;
  document.custom = customSections(value, sections).map((section) => ({
    id: newId(),
    title: section.title,
    rows: section.items.map((item) => ({
      id: newId(),
      title: item("name", "title", "company", "school", "organization"),
      subtitle: item("position", "location", "awarder", "issuer", "publisher"),
      url: item("url", "website"),
      ...readDateRange(item("date", "period")),
      description: lines(item("summary", "description", "content")),
    })),
  }));
  document.order = [...document.order, ...document.custom.map(({ id }) => `custom:${id}` as const)];
  return document;
}

const names: Record<SectionKind, string> = {
  experience: "experience",
  education: "education",
  skills: "skills",
  projects: "projects",
  certificates: "certifications",
  languages: "languages",
  volunteering: "volunteer",
  awards: "awards",
  publications: "publications",
  interests: "interests",
  references: "references",
};

const fields: { [K in SectionKind]: (item: Item) => Partial<Sections[K][number]> } = {
  experience: (item) => ({
    company: item("company"),
    position: item("position"),
    location: item("location"),
    url: item("url", "website"),
    ...readDateRange(item("date", "period")),
    ...readAchievements(item("summary", "description")),
  }),
  education: (item) => ({
    institution: item("institution", "school"),
    degree: item("studyType", "degree"),
    field: item("area"),
    url: item("url", "website"),
    score: item("score", "grade"),
    ...readDateRange(item("date", "period")),
    courses: lines(item("summary", "description")),
  }),
  skills: (item) => ({
    name: item("name"),
    level: item("description", "proficiency"),
    keywords: item("keywords"),
  }),
  projects: (item) => {
    // Version 4 has a separate line in addition to the text. Version 5 only has the text.
    const text = item("summary") === "" ? item("description") : item("summary");
    return {
      name: item("name"),
      role: item("summary") === "" ? "" : item("description"),
      url: item("url", "website"),
      keywords: item("keywords"),
      ...readDateRange(item("date", "period")),
      ...readAchievements(text),
    };
  },
  certificates: (item) => ({
    name: item("name", "title"),
    issuer: item("issuer"),
    date: readDateWords(item("date")),
    url: item("url", "website"),
  }),
  languages: (item) => ({ language: item("name", "language"), fluency: item("description", "fluency") }),
  volunteering: (item) => ({
    organisation: item("organization"),
    position: item("position"),
    url: item("url", "website"),
    ...readDateRange(item("date", "period")),
    ...readAchievements(item("summary", "description")),
  }),
  awards: (item) => ({
    title: item("title"),
    awarder: item("awarder"),
    date: readDateWords(item("date")),
    summary: lines(item("summary", "description")),
  }),
  publications: (item) => ({
    name: item("name", "title"),
    publisher: item("publisher"),
    date: readDateWords(item("date")),
    url: item("url", "website"),
    summary: lines(item("summary", "description")),
  }),
  interests: (item) => ({ name: item("name"), keywords: item("keywords") }),
  references: (item) => ({
    name: item("name"),
    reference: lines([item("position"), item("summary"), item("description")].filter(Boolean).join("<br>")),
  }),
};

function rowsOf<K extends SectionKind>(kind: K, sections: JsonObject, newId: NewId): Sections[K][number][] {
  return itemsOf(sections[names[kind]]).map((item) => ({ ...newRow(kind, newId), ...fields[kind](item) }));
}

/** The visible items, each as a reader of its properties. */
function itemsOf(section: unknown): Item[] {
  const items = isObject(section) && Array.isArray(section["items"]) ? section["items"] : [];
  return items
    .filter(isObject)
    .filter((item) => item["visible"] !== false && item["hidden"] !== true)
    .map(reader);
}

function customSections(value: JsonObject, sections: JsonObject): { title: string; items: Item[] }[] {
  const older = isObject(sections["custom"]) ? Object.values(sections["custom"]) : [];
  const newer = Array.isArray(value["customSections"]) ? value["customSections"] : [];
  return [...older, ...newer]
    .filter(isObject)
    .map((section) => ({ title: reader(section)("name", "title"), items: itemsOf(section) }));
}

/** Returns a reader for the first of several properties that has text: a string, a list, or an address with a label. */
function reader(object: unknown): Item {
  const given = isObject(object) ? object : {};
  return (...properties) => properties.map((name) => textOf(given[name])).find((text) => text !== "") ?? "";
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
