import { extensionKey } from "../../sections/field-lens.ts";
import { lineText, type TextLine } from "../text-line.ts";
import type { CvSection } from "../sections/split-sections.ts";
import { foundValue, type FoundTree } from "./found-value.ts";
import { readLabelled, isDocumentTitle } from "../sections/labels.ts";
import { linksTree } from "./links.ts";
import { readName } from "./read-name.ts";
import { addHiddenLinks, readContactDetails } from "./read-contact-details.ts";
import { namesRole } from "./entry-words.ts";

/** Reads the person: name, title, contact details and summary. */
export function readBasics(
  sections: readonly CvSection[],
  links: readonly string[],
): { [key: string]: FoundTree | undefined } {
  const top = sections.filter(({ name }) => name === "top").flatMap(({ lines }) => lines);
  const listed = sections.filter(({ name }) => name === "contact").flatMap(({ lines }) => lines);
  const candidates = [...top, ...listed].filter(
    (line) => /\p{L}/u.test(lineText(line)) && !isDocumentTitle(lineText(line)),
  );
  const name = readName(candidates);
  const contact = readContactDetails(
    [...top, ...listed],
    (line) => listed.includes(line),
    name?.text ?? null,
  );
  addHiddenLinks(contact, links, top[0] ?? listed[0]);
  const elsewhere =
    contact.email && contact.phone
      ? null
      : readContactDetails(
          sections.flatMap((section) => (ofOthers.has(section.name) ? [] : section.lines)),
          () => false,
          name?.text ?? null,
        );
  const isName = (line: TextLine) =>
    line === name?.line || (name?.text.endsWith(` ${lineText(line)}`) ?? false);
  const free = candidates.filter((line) => !isName(line) && !isContactOnly(line, contact.lines));
  const label = readTitle(free, name?.line ?? null, name?.rest ?? "");
  return {
    name: name ? foundValue(name.text, name.line, name.confidence) : undefined,
    label,
    email: contact.email ?? lower(elsewhere?.email),
    phone: contact.phone ?? (contact.email ? undefined : lower(elsewhere?.phone)),
    location: contact.location,
    ...linksTree(contact.links),
    [extensionKey]: {
      birthDate: contact.birthDate,
      nationality: contact.nationality,
      maritalStatus: contact.maritalStatus,
      drivingLicence: contact.drivingLicence,
    },
    summary: readSummary(
      sections,
      free.filter((line) => line !== (label && "line" in label ? label.line : null)),
    ),
  };
}

/** Sections with the addresses and numbers of other people. */
const ofOthers: ReadonlySet<string> = new Set(["references", "experience", "education", "publications"]);

const lower = <Value extends { confidence: number }>(one: Value | undefined): Value | undefined =>
  one && { ...one, confidence: one.confidence / 2 };

const isContactOnly = (line: TextLine, lines: ReadonlySet<TextLine>): boolean =>
  lines.has(line) && line.cells.length === 1 && lineText(line).length < 140;

/** "Lindenstr. 7". */
const isStreet = /^\p{L}[\p{L}.' -]*\s\d{1,4}\s?[a-z]?$/iu;

/** The title is a short line next to the name. */
function readTitle(lines: readonly TextLine[], name: TextLine | null, rest: string): FoundTree | undefined {
  if (name && rest !== "" && !/[@\d]/.test(rest) && namesRole(rest)) return foundValue(rest, name, 0.7);
  const near = lines.filter((line) => {
    const text = lineText(line);
    const isShort = text.length < 90 && !/[@]|https?:|\d{4}/.test(text) && !/^\p{Ll}/u.test(text);
    if (isStreet.test(text) && !namesRole(text)) return false;
    return (
      isShort &&
      line.cells.length === 1 &&
      !readLabelled(text) &&
      (name === null || (line.page === name.page && line !== name))
    );
  });
  const after = near.filter((line) => name === null || (line.column === name.column && line.y >= name.y));
  const [title] = after.length > 0 ? after : near.filter((line) => namesRole(lineText(line)));
  return title ? foundValue(lineText(title), title, namesRole(lineText(title)) ? 0.9 : 0.55) : undefined;
}

/** Paragraphs under "Profile", or a long text near the name. */
function readSummary(sections: readonly CvSection[], free: readonly TextLine[]): FoundTree | undefined {
  const named = sections.find(({ name, lines }) => name === "summary" && lines.length > 0)?.lines ?? [];
  const isLong = (text: string) => text.length > 80 || (/[.。]$/u.test(text) && text.length > 40);
  const [long] = free.filter((line) => isLong(lineText(line)));
  const lines = named.length > 0 ? named : long ? [long] : [];
  const [first] = lines;
  return first ? foundValue(lines.map(lineText).join(" "), first, named.length > 0 ? 0.9 : 0.6) : undefined;
}
