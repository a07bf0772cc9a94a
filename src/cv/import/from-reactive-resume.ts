import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import type {
  CustomRow,
  CvDocument,
  HiddenKey,
  ProfileRow,
  RowListKey,
  Sections,
  RenamedSection,
} from "../document/cv-document.ts";
import { newCustomRow, newCvDocument, newRow, type NewId } from "../document/new-cv-document.ts";
import type { AnyRow } from "../edit/edit-rows.ts";
import { customRows } from "../sections/custom-rows.ts";
import type { ReactiveResumeItem } from "../sections/section.ts";
import { sections, type SectionKind } from "../sections/sections.ts";
import { readPhoto } from "../document/strip-photo.ts";
import { sectionForms } from "../sections/section-forms.constants.ts";
import { linkedPicture, type ImportReport } from "./import-report.ts";
import { itemReader } from "./reactive-resume/item-reader.ts";
import { readMetadata } from "./reactive-resume/read-metadata.ts";
import { upgradeVersion3 } from "./reactive-resume/upgrade-version-3.ts";
import { collectUnread } from "./unread.ts";
import { sectionKinds } from "../document/section-fields.ts";
import { foldWord } from "../../text/fold-word.ts";
import { translations } from "../translations/translations.ts";

/** The names that Reactive Resume gives its sections. */
const ownNames = new Set(
  "summary|about me|objective|experience|work experience|education|skills|projects|certifications|languages|volunteering|volunteer experience|awards|publications|interests|references".split(
    "|",
  ),
);

export type ReactiveResumeResult = { document: CvDocument; report: ImportReport };

/**
 * Reads an export of Reactive Resume 3, 4 or 5, which use different names for the same data. Entries and sections that
 * are hidden there are hidden here. The photo, the names of sections, the colour and the nearest template come along.
 * Returns null for other data.
 */
export function fromReactiveResume(given: unknown, newId: NewId): ReactiveResumeResult | null {
  if (!isObject(given)) return null;
  const value = upgradeVersion3(given);
  if (!isObject(value["basics"]) || !isObject(value["sections"])) return null;
  const { basics, sections: lists } = value;
  const document = newCvDocument(newId);
  const unread = collectUnread();
  const person = itemReader(basics);
  const hidden: HiddenKey[] = [...document.hidden];
  /** Reads the items of a list as rows, and remembers which of them are hidden. */
  const rowsOf = (
    list: RowListKey,
    name: string,
    items: unknown,
    read: (item: ReactiveResumeItem) => AnyRow,
  ): AnyRow[] =>
    itemsOf(items).map((item) => {
      const reader = itemReader(item);
      const row = read(reader);
      unread.add(name, reader.unread());
      if (isHidden(item)) hidden.push(`${list}/${row.id}`);
      return row;
    });
  const profiles = rowsOf("profiles", "Links", lists["profiles"], ({ text }) => ({
    id: newId(),
    network: text("network"),
    username: text("username"),
    url: text("url", "website"),
    shownAs: "",
  })) as ProfileRow[];
  // Custom fields in addition to the address: a name and a value.
  for (const field of Array.isArray(basics["customFields"]) ? basics["customFields"] : []) {
    const { text } = itemReader(field);
    const username = text("value", "text");
    if (username !== "")
      profiles.push({ id: newId(), network: text("name"), username, url: text("link"), shownAs: "" });
  }
  const linkedIn = profiles.find(({ network, url }) => network.toLowerCase() === "linkedin" && url !== "");
  if (linkedIn && hidden.includes(`profiles/${linkedIn.id}`)) hidden.push("personal/linkedIn");
  const summary = isObject(value["summary"]) ? value["summary"] : lists["summary"];
  if (isHidden(summary)) hidden.push("summary");
  const picture = [value["picture"], basics["picture"]].find(isObject) ?? {};
  const photo = readPhoto(picture["url"]);
  const isPictureShown = !isHidden(picture) && !isHidden(picture["effects"]);
  document.personal = {
    ...document.personal,
    fullName: person.text("name"),
    headline: person.text("headline"),
    email: person.text("email"),
    phone: person.text("phone"),
    location: person.text("location"),
    portfolio: person.text("url", "website"),
    birthDate: person.text("birthDate"),
    linkedIn: linkedIn?.url ?? "",
    profiles: profiles.filter((profile) => profile !== linkedIn),
    summary: itemReader(summary).formatted("content"),
    photo,
    showPhoto: photo !== null && isPictureShown,
  };
  document.sections = Object.fromEntries(
    Object.entries(document.sections).map(([kind, rows]) => {
      const { list, read } = sections[kind as SectionKind].reactiveResume;
      if (isHidden(lists[list])) hidden.push(kind as SectionKind);
      const found = rowsOf(
        kind as SectionKind,
        sectionForms[kind as SectionKind].title,
        lists[list],
        (item) => ({
          ...newRow(kind as SectionKind, newId),
          ...read(item),
        }),
      );
      return [kind, found.length === 0 ? rows : found];
    }),
  ) as unknown as Sections;
  document.custom = customSections(value, lists).map((section) => {
    const id = newId();
    const title = itemReader(section).text("name", "title");
    if (isHidden(section)) hidden.push(`custom:${id}`);
    const rows = rowsOf(`custom:${id}`, title, section, (item) => ({
      ...newCustomRow(newId),
      ...customRows.reactiveResume(item),
    })) as CustomRow[];
    return { id, title, rows };
  });
  document.order = [...document.order, ...document.custom.map(({ id }) => `custom:${id}` as const)];
  unread.add("Personal details", person.unread());
  const { look, language, notes, leftOut } = readMetadata(value["metadata"]);
  const isLinked = photo === null && typeof picture["url"] === "string" && picture["url"] !== "";
  return {
    document: {
      ...document,
      hidden,
      look,
      language: language ?? document.language,
      headings: chosenHeadings(lists, summary),
    },
    report: {
      leftOut: [...(isLinked ? [linkedPicture] : []), ...unread.list(), ...leftOut],
      notes,
      isLanguageStated: language !== null,
    },
  };
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

/** The names of sections that the person chose: neither those of the program nor our own heading in some language. */
function chosenHeadings(lists: JsonObject, summary: unknown): CvDocument["headings"] {
  const named = [
    ["summary", summary] as const,
    ...sectionKinds.map((kind) => [kind, lists[sections[kind].reactiveResume.list]] as const),
  ];
  return Object.fromEntries(
    named.flatMap(([key, section]) => {
      const name = nameOf(section);
      return name === "" || isUsual(key, name) ? [] : [[key, name]];
    }),
  );
}

function nameOf(section: unknown): string {
  const name = isObject(section) ? (section["name"] ?? section["title"]) : "";
  return typeof name === "string" ? name.trim() : "";
}

function isUsual(key: RenamedSection, name: string): boolean {
  const folded = foldWord(name);
  const ours = Object.values(translations).map(({ headings }) => foldWord(headings[key]));
  return ownNames.has(folded) || ours.includes(folded);
}
