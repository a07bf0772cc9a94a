import type { CvDocument, RenamedSection, SectionKey, RowListKey } from "../document/cv-document.ts";
import { withoutHidden } from "../document/without-hidden.ts";
import { customRows } from "../sections/custom-rows.ts";
import { sections } from "../sections/sections.ts";
import { translations } from "../translations/translations.ts";
import { cleanLine } from "./clean-text.ts";
import type { CvPage, PagePhoto, PageSection } from "./cv-page.ts";
import type { Run, RowView, PageEntry, PageLine } from "../sections/row-view.ts";
import { pageContacts } from "./page-contacts.ts";
import { pageLook } from "./page-look.ts";
import { measurePage, pageLimits, type PageLimit } from "./page-limits.ts";
import { toRuns, toBlocks, rowView, joinRuns, labelledLine } from "./row-view.ts";
import type { RowToPage } from "../sections/section.ts";
import { groupPosts, type ShownRow } from "./group-posts.ts";

export type PageResult =
  | { ok: true; page: CvPage }
  | { ok: false; reason: "too-large"; limit: PageLimit; most: number; given: number };

/**
 * Converts a document to the page that templates draw. Sections are in order with headings in the CV's language, dates
 * are in the chosen format, addresses are checked, and text is cleaned. Hidden and empty parts are left out.
 *
 * @returns no page when it would take too long to draw; see `pageLimits`
 */
export function toPage(whole: CvDocument): PageResult {
  const document = withoutHidden(whole);
  const { personal, look, language } = document;
  const { direction, script, region = null, page: words } = translations[language];
  const name = toRuns(personal.fullName, "/personal/fullName")[0] ?? null;
  const page: CvPage = {
    language,
    region,
    direction,
    script,
    look: pageLook(look),
    words,
    title: name ? `${name.text} – ${words.cv}` : words.cv,
    name,
    headline: toRuns(personal.headline, "/personal/headline")[0] ?? null,
    contacts: pageContacts(document),
    photo: personal.showPhoto && personal.photo ? readPhoto(personal.photo) : null,
    sections: document.order.flatMap((key) => sectionOf(key, document).map((one) => placed(one, document))),
  };
  const size = measurePage(page);
  for (const limit of ["lines", "characters"] as const) {
    if (size[limit] > pageLimits[limit])
      return { ok: false, reason: "too-large", limit, most: pageLimits[limit], given: size[limit] };
  }
  return { ok: true, page };
}

type Unplaced = Omit<PageSection, "column" | "isOnNewPage">;

/** Adds where the person, or the template, puts a section. */
function placed(section: Unplaced, { layout }: CvDocument): PageSection {
  const key = section.key as SectionKey;
  const [first, ...entries] = section.entries;
  // A heading stays with its first entry.
  const isOnNewPage = layout.breaks.includes(key) || first?.isOnNewPage === true;
  return {
    ...section,
    entries: first ? [{ ...first, isOnNewPage: false }, ...entries] : [],
    column: layout.columns[key] ?? usualColumns[key] ?? "main",
    isOnNewPage,
  };
}

const usualColumns: Readonly<Partial<Record<SectionKey, PageSection["column"]>>> = {
  skills: "side",
  languages: "side",
  certificates: "side",
  interests: "side",
  education: "either",
};

function sectionOf(key: SectionKey, document: CvDocument): Unplaced[] {
  const { language, custom } = document;
  const { headings } = translations[language];
  const headingOf = (section: RenamedSection, at: string): Run => {
    const chosen = cleanLine(document.headings[section] ?? "");
    return chosen === "" ? headingRun(headings[section], at) : headingRun(chosen, `/headings/${section}`);
  };
  const none = { body: [], lines: [], entries: [] };
  if (key === "summary") {
    const body = toBlocks(document.personal.summary, "/personal/summary");
    const heading = headingOf("summary", "/personal/summary");
    return body.length === 0 ? [] : [{ ...none, key, heading, body }];
  }
  if (key.startsWith("custom:")) {
    const index = custom.findIndex((one) => `custom:${one.id}` === key);
    const section = custom[index];
    if (!section) return [];
    const at = `/custom/${index}`;
    const parts = sectionParts(
      customRows,
      section.rows,
      { list: `custom:${section.id}`, at: `${at}/rows` },
      document,
    );
    // A section without a title still has to be separated from the section before.
    const heading = headingRun(cleanLine(section.title) || "…", `${at}/title`);
    return parts.entries.length === 0 ? [] : [{ ...none, key, heading, ...parts }];
  }
  const kind = key as Exclude<typeof key, `custom:${string}`>;
  const parts = sectionParts(
    sections[kind],
    document.sections[kind],
    { list: kind, at: `/sections/${kind}` },
    document,
  );
  const heading = headingOf(kind, `/sections/${kind}`);
  return parts.entries.length + parts.lines.length === 0 ? [] : [{ ...none, key, heading, ...parts }];
}

function headingRun(text: string, at: string): Run {
  return { text, at, before: "", after: "", href: null };
}

/** Accepts a picture only if its first bytes match its type. */
function readPhoto(address: string): PagePhoto | null {
  const match = /^data:image\/(jpeg|png);base64,([A-Za-z0-9+/]+=*)$/.exec(address);
  const [, type, base64] = match ?? [];
  if ((type !== "jpeg" && type !== "png") || base64 === undefined) return null;
  const begins = type === "jpeg" ? "/9j/" : "iVBORw0KGgo";
  return base64.startsWith(begins) && base64.length <= pageLimits.photo ? { type, base64 } : null;
}

/** The lines and entries of a section. Both may be empty. */
type SectionParts = { lines: PageLine[]; entries: PageEntry[] };

/**
 * Converts the rows of a section.
 *
 * @param place the list of the rows and its JSON pointer
 */
function sectionParts(
  section: RowToPage<string>,
  rows: readonly Readonly<Record<string, string>>[],
  { list, at }: { list: RowListKey; at: string },
  document: Pick<CvDocument, "language" | "look" | "layout">,
): SectionParts {
  const view = ({ texts, at: place }: ShownRow): RowView<string> => rowView(texts, place, document);
  const all = rows.map((texts, index): ShownRow => ({
    texts,
    at: `${at}/${index}`,
    isFollowing: false,
    isOnNewPage: document.layout.breaks.includes(`${list}/${texts["id"] ?? ""}`),
  }));
  if ("line" in section) {
    const { comma } = translations[document.language].page;
    return { lines: groupNames(all.map(view).map(section.line), comma), entries: [] };
  }
  const shown =
    section.employer && document.look.posts === "together" ? groupPosts(all, section.employer) : all;
  return { lines: [], entries: shown.flatMap((row) => completeEntry(row, section.entry(view(row)))) };
}

/** Returns no entry if every part is empty. */
function completeEntry({ at, isFollowing, isOnNewPage }: ShownRow, parts: Partial<PageEntry>): PageEntry[] {
  const { title = [], subtitle = [], dates = [], link = null } = parts;
  const { body = [], lines = [] } = parts;
  const isEmpty = [title, subtitle, dates, body, lines].every((one) => one.length === 0);
  return isEmpty && link === null
    ? []
    : [{ at, isFollowing, isOnNewPage, title, subtitle, dates, link, body, lines }];
}

/** Joins rows that only have a name in one line. A row with items gets a line of its own. */
function groupNames(rows: readonly PageLine[], comma: string): PageLine[] {
  const lines: PageLine[] = [];
  let names: Run[][] = [];
  const closeNames = () => {
    lines.push(...labelledLine(null, joinRuns(names, comma)));
    names = [];
  };
  for (const row of rows) {
    if (row.items.length === 0) names.push(row.label);
    else {
      closeNames();
      lines.push(row);
    }
  }
  closeNames();
  return lines;
}
