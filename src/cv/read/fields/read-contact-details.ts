import { toAsciiDigits } from "../../../text/numbers.ts";
import { cellText, lineText, type TextLine } from "../text-line.ts";
import { findLinks } from "./find-links.ts";
import { foundValue, type FoundValue, type FoundTree } from "./found-value.ts";
import { readLabelled } from "./labelled.ts";
import { trimEdges } from "./entry-pieces.ts";
import { placeScore } from "./places.ts";
import { namesRole } from "./role-words.ts";

export type ContactDetails = {
  email?: FoundValue | undefined;
  phone?: FoundValue | undefined;
  location?: FoundValue | undefined;
  links: FoundValue[];
  /** Lines with contact data; the name and title are not in them. */
  lines: Set<TextLine>;
};

/** Each part has the length that RFC 5321 allows, so that a long word is not tried from each of its letters to its end. */
const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/u;
const separator = /\s+[|•·∙●▪/◦⋅~]\s+|\s[–—-]\s|[|•·;●▪⋄]\s*|\t/u;
/** Marks the place of a part that was taken out. */
const gap = "\u0000";
const phone = /(?:\+|\(?0|\()?\d(?:[\s()./\-–‑]{0,3}\d){6,14}(?!\d)|\+\d[\d\s()./*-]{6,20}\d/u;

/** Reads e-mail address, phone, links and place from lines at the top, in the margins or under "Contact". */
export function readContactDetails(
  lines: readonly TextLine[],
  isListed: (line: TextLine) => boolean,
  name: string | null,
): ContactDetails {
  const contact: ContactDetails = { links: [], lines: new Set() };
  const places: { value: string; line: TextLine; score: number }[] = [];
  const hasData = (line: TextLine | undefined): boolean =>
    line !== undefined && hasContactData(lineText(line));
  for (const [index, line] of lines.entries()) {
    const texts = line.cells.map(cellText);
    const whole = texts.join(" | ");
    const hasContact = hasContactData(whole);
    const besides = [lines[index - 1], lines[index + 1]].filter(hasData).length;
    for (const part of texts.flatMap((text) => text.split(separator))) {
      for (const rest of takeParts(part, line, contact)) {
        const label = readLabelled(rest);
        const value = trimEdges(label?.value ?? rest);
        if (label && label.kind !== "location") continue;
        const near = hasContact ? 0.4 : besides * 0.22;
        const score = label ? 2 : placeScore(value) + near + (isListed(line) ? 0.3 : 0);
        if (value.length < 70 && /\p{L}{2}/u.test(value) && !namesRole(value) && value !== name)
          places.push({ value, line, score });
      }
    }
    if (hasContact) contact.lines.add(line);
  }
  const [best] = places.toSorted((a, b) => b.score - a.score);
  if (best && best.score >= 0.4) {
    contact.location = foundValue(best.value, best.line, Math.min(0.95, 0.4 + best.score / 3));
    if (best.score >= 0.5) contact.lines.add(best.line);
  }
  return contact;
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
    const one = foundValue(link, line, 0.9);
    if (one) contact.links.push(one);
    rest = rest.replace(link, gap);
  }
  const number = phoneIn(rest);
  if (number) {
    contact.phone ??= foundValue(number, line, 0.9);
    rest = rest.replace(number, gap);
  }
  return rest.split(gap).filter((one) => one.trim() !== "" && (rest === text || !isOnlyLabel(one)));
}

/** "Tel:", "E-Mail" before what was taken. */
const isOnlyLabel = (text: string): boolean =>
  /^\s*[:：]|[:：]\s*$/u.test(text) || readLabelled(`${text.trim()}: -`)?.value === "-";

const hasContactData = (text: string): boolean =>
  email.test(text) || findLinks(text).length > 0 || hasPhone(text);
const hasPhone = (text: string): boolean => phoneIn(text) !== null;

/** A phone number has seven digits or more, and is not a period of years. */
function phoneIn(text: string): string | null {
  const match = phone.exec(toAsciiDigits(text));
  if (!match) return null;
  const value = text.slice(match.index, match.index + match[0].length).trim();
  const digits = match[0].replaceAll(/\D/g, "");
  if (digits.length < 7 || /^(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)\d{2}$/.test(match[0].trim())) return null;
  return value;
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
    else if (isProfile(link) && !contact.links.some(({ value }) => bare(link) === bare(value)))
      contact.links.push(one);
  }
}

const bare = (link: string): string =>
  link
    .toLowerCase()
    .replaceAll(/^https?:\/\/|^www\.|\/+$/g, "")
    .replace(/^www\./, "");
const isProfile = (link: string): boolean =>
  networks.some(([pattern]) => pattern.test(link)) && /\.\w+\/\S/.test(link);

const networks: readonly [RegExp, string][] = [
  [/linkedin\./i, "LinkedIn"],
  [/github\./i, "GitHub"],
  [/gitlab\./i, "GitLab"],
  [/(?:twitter|^x)\.com|\/\/x\.com/i, "Twitter"],
  [/xing\./i, "XING"],
  [/orcid\.org/i, "ORCID"],
  [/behance\./i, "Behance"],
  [/dribbble\./i, "Dribbble"],
  [/stackoverflow\./i, "Stack Overflow"],
  [/medium\.com/i, "Medium"],
  [/facebook\./i, "Facebook"],
  [/instagram\./i, "Instagram"],
];

/** Sorts links into profiles, whose network is known by the address, and the person's own page. */
export function sortLinks(links: readonly FoundValue[]): { url?: FoundValue; profiles?: FoundTree[] } {
  const profiles = links.flatMap((link) => {
    const network = networks.find(([pattern]) => pattern.test(link.value))?.[1];
    return network ? [{ link, network }] : [];
  });
  const [own] = links.filter((link) => !profiles.some((one) => one.link === link));
  return {
    ...(own ? { url: own } : {}),
    ...(profiles.length > 0
      ? {
          profiles: profiles.map(({ link, network }) => ({
            network: { ...link, value: network },
            url: link,
          })),
        }
      : {}),
  };
}
