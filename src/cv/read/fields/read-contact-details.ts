import { findPeriods } from "../../../text/periods.ts";
import { toAsciiDigits } from "../../../text/numbers.ts";
import { kindBefore, labelledCells, readLabelled } from "../sections/labels.ts";
import { lineText, type TextLine } from "../text-line.ts";
import { addLink, hasNetwork, isProfile, type ContactLinks, findLinks } from "./links.ts";
import { trimEdges } from "./entry-pieces.ts";
import { foundValue, type FoundTree, type FoundValue } from "./found-value.ts";
import { isPlaceName, readPlace, type ReadPlace } from "./places.ts";

export type ContactDetails = {
  email?: FoundValue | undefined;
  phone?: FoundValue | undefined;
  location?: FoundTree | undefined;
  birthDate?: FoundValue | undefined;
  nationality?: FoundValue | undefined;
  maritalStatus?: FoundValue | undefined;
  drivingLicence?: FoundValue | undefined;
  links: ContactLinks;
  /** Lines with contact data; the name and title are not in them. */
  lines: Set<TextLine>;
};

/** Each part has the length that RFC 5321 allows, so that a long word is not tried from each of its letters to its end. */
const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/u;
const separator = /\s+[|•·∙●▪/◦⋅~]\s+|\s[–—-]\s|[|•·;●▪⋄]\s*|\t/u;
/** Marks the place of a part that was taken out. */
const gap = "\u0000";
const phone = /(?:\+|\(?0|\()?\d(?:[\s()./\-–‑]{0,3}\d){6,14}(?![-‑]?\d)|\+\d[\d\s()./*-]{6,20}\d/gu;
/** Postal codes of Brazil and Japan, numbers of people and companies in groups, dates. */
const noPhone =
  /^(?:\d{5}-\d{3}|\d{3}-\d{4}|(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)\d{2}|\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/;

type Candidate = { place: ReadPlace; line: TextLine; score: number };

/** Reads e-mail address, phone, links and place from lines at the top, in the margins or under "Contact". */
export function readContactDetails(
  lines: readonly TextLine[],
  isListed: (line: TextLine) => boolean,
  name: string | null,
): ContactDetails {
  const contact: ContactDetails = { links: { profiles: [] }, lines: new Set() };
  const places: Candidate[] = [];
  const hasData = (line: TextLine | undefined): boolean =>
    line !== undefined && hasContactData(lineText(line));
  for (const [index, line] of lines.entries()) {
    const cells = labelledCells(line);
    const hasContact = hasContactData(cells.join(" "));
    const beside = [lines[index - 1], lines[index + 1]].filter(hasData).length;
    for (const cell of cells) {
      const whole = readLabelled(cell);
      if (whole && isPersonal(whole, line, contact)) continue;
      const isAddress = whole?.kind === "location";
      for (const part of takeParts(isAddress ? whole.value : cell, line, contact).flatMap((one) =>
        isAddress ? [one] : one.split(separator),
      )) {
        const label = readLabelled(part);
        if (label && (isPersonal(label, line, contact) || label.kind !== "location")) continue;
        const value = trimEdges(label?.value ?? part);
        const place = value === name ? null : readPlace(value);
        if (!place || !isPlaceName(place.city)) continue;
        const near = hasContact ? 0.4 : isListed(line) ? 0.35 : beside * 0.2;
        places.push({ place, line, score: ((label ?? isAddress) ? 2 : place.score) + near });
      }
    }
    if (hasContact) contact.lines.add(line);
  }
  const [best] = places.toSorted((a, b) => b.score - a.score);
  if (best && best.score >= 0.35) {
    contact.location = locationOf(best);
    if (best.score >= 0.5) contact.lines.add(best.line);
  }
  return contact;
}

/** Only a place with a postal code, a known town or a label is sure. */
function locationOf({ place, line, score }: Candidate): FoundTree {
  const confidence = score >= 1.9 || place.score === 1 ? 0.9 : Math.min(0.65, 0.3 + score / 3);
  const { score: _, ...parts } = place;
  return Object.fromEntries(
    Object.entries(parts).map(([key, value]) => [key, foundValue(value, line, confidence)]),
  );
}

const ofPerson: ReadonlySet<string> = new Set([
  "birth",
  "nationality",
  "maritalStatus",
  "drivingLicence",
  "personal",
]);

/** Takes a birth date, a nationality, a marital status or a driving licence with its label. Other facts of a person have no field. */
function isPersonal(
  { kind, value }: { kind: string; value: string },
  line: TextLine,
  contact: ContactDetails,
): boolean {
  // An age is no date.
  if (kind === "birth" && /\d{4}|\d[./-]\d{1,2}[./-]\d{2}/.test(value))
    contact.birthDate ??= foundValue(value.replace(/^\p{L}{1,3}\s(?=\d)/u, ""), line, 0.9);
  if (kind === "nationality" || kind === "maritalStatus" || kind === "drivingLicence")
    contact[kind] ??= foundValue(value, line, 0.9);
  return kind === "name" || ofPerson.has(kind);
}

/** Takes addresses and numbers out of a text and returns the texts between them. */
function takeParts(text: string, line: TextLine, contact: ContactDetails): string[] {
  let rest = text;
  const address = email.exec(rest)?.[0];
  if (address) {
    contact.email ??= foundValue(address, line, 0.98);
    rest = rest.replace(address, gap);
  }
  for (const link of findLinks(rest)) {
    addLink(contact.links, foundValue(link, line, 0.9));
    rest = rest.replace(link, gap);
  }
  for (const number of phonesIn(rest)) {
    const isLabelled = kindBefore(rest, rest.indexOf(number)) === "phone";
    const found = foundValue(number, line, isLabelled ? 0.95 : 0.9);
    if (!contact.phone || (found && contact.phone.confidence < found.confidence)) contact.phone = found;
    rest = rest.replace(number, gap);
  }
  return rest.split(gap).filter((one) => one.trim() !== "" && (rest === text || !isOnlyLabel(one)));
}

/** "Tel:", "E-Mail" before what was taken. */
const isOnlyLabel = (text: string): boolean =>
  /^\s*[:：]|[:：]\s*$/u.test(text) || readLabelled(`${text.trim()}: -`)?.value === "-";

const hasContactData = (text: string): boolean =>
  email.test(text) || findLinks(text).length > 0 || phonesIn(text).length > 0;

/** A phone number has seven digits or more. Dates, postal codes and numbers with another label are none. */
function phonesIn(text: string): string[] {
  return [...toAsciiDigits(text).matchAll(phone)].flatMap(({ 0: match, index }) => {
    // A postal code before an area code in brackets.
    const code = /^\d{5}\s?(?=\()/.exec(match)?.[0].length ?? 0;
    const value = text.slice(index + code, index + match.length).trim();
    if (noPhone.test(value) && kindBefore(text, index) !== "phone") return [];
    const dates = findPeriods(value).reduce((sum, { from, to }) => sum + to - from, 0);
    const before = kindBefore(text, index);
    // A house number and a postal code.
    const isAddress = /^\d{1,3}\s+[–-]\s+\d{3}\s?\d{2}$/.test(value);
    const isOther =
      isAddress || (before !== undefined && ofPerson.has(before)) || /orcid\W*$/i.test(text.slice(0, index));
    return value.replaceAll(/\D/g, "").length < 7 || dates > value.length / 2 || isOther ? [] : [value];
  });
}

/** Adds profiles and the address of links whose text does not show them, such as icons. They are placed at the top. */
export function addHiddenLinks(
  contact: ContactDetails,
  links: readonly string[],
  top: TextLine | undefined,
): void {
  for (const link of links) {
    const one = top && foundValue(link.replace(/^mailto:/i, "").replace(/\?.*$/, ""), top, 0.6);
    if (!one) continue;
    if (/^mailto:/i.test(link)) contact.email ??= one;
    // The address of an employer or a project is hidden behind its name, too.
    else if (isProfile(link) && !hasNetwork(contact.links, link)) addLink(contact.links, one);
  }
}
