import type { CvDocument, Sections } from "../document/cv-document.ts";
import { inShownLanguage } from "../document/second-language.ts";
import { customLongFields, longFields, personalTexts } from "../document/section-fields.ts";
import type { PersonalField } from "../sections/personal.ts";
import type { SectionKind } from "../sections/sections.ts";
import { cleanText } from "../view-model/clean-text.ts";
import { readLink } from "../../text/read-link.ts";
import { readRichText } from "../../text/blocks/read-rich-text.ts";
import { blockText, plainSpan } from "../../text/blocks/rich-text.ts";
import { writeRichText } from "../../text/blocks/write-rich-text.ts";

/** Replaces text that was removed from a sentence. */
const gap = "…";

/**
 * Removes contact details from a CV for a public page: e-mail, phone, place and references. In all other fields it
 * removes addresses that are not web addresses (`mailto:`, `tel:`), addresses of messengers that find people by phone
 * number, and e-mail addresses and phone numbers within a text. Web addresses stay, because a public page is meant to
 * show them.
 */
export function withoutContacts(whole: CvDocument): CvDocument {
  const document = inShownLanguage(whole);
  const { personal, sections, custom } = document;
  const ownPhone = digitsOf(personal.phone).slice(-8);
  const words = (text: string) => withoutNumbers(cleanText(text).replaceAll(emailAddress, gap), ownPhone);
  const address = (text: string) => (isPublicAddress(text, words) ? text : "");
  const long = (text: string) => richWithoutContacts(text, words, (href) => address(href) !== "");
  const row = <Row extends Record<string, string>>(fields: Row, longTexts: readonly string[] = []): Row =>
    Object.fromEntries(
      Object.entries(fields).map(([field, text]) => {
        if (field === "id") return [field, text];
        if (longTexts.includes(field)) return [field, long(text)];
        return [field, field === "url" ? address(text) : words(text)];
      }),
    ) as Row;
  return {
    ...document,
    personal: {
      ...personal,
      // Only the texts below are for everybody.
      ...(Object.fromEntries(personalTexts.map((field) => [field, ""])) as Record<PersonalField, string>),
      fullName: words(personal.fullName),
      headline: words(personal.headline),
      summary: long(personal.summary),
      linkedIn: address(personal.linkedIn),
      portfolio: address(personal.portfolio),
      // A profile without a web address may hold any detail: a messenger name, a date of birth, a street.
      profiles: personal.profiles.map((one) => row(one)).filter(({ url }) => url !== ""),
    },
    sections: {
      ...(Object.fromEntries(
        Object.entries(sections).map(([kind, rows]) => [
          kind,
          rows.map((one) => row(one, longFields(kind as SectionKind))),
        ]),
      ) as unknown as Sections),
      references: [],
    },
    headings: Object.fromEntries(
      Object.entries(document.headings).map(([section, text]) => [section, words(text)]),
    ),
    custom: custom.map((section) => ({
      ...section,
      title: words(section.title),
      rows: section.rows.map((one) => row(one, customLongFields)),
    })),
  };
}

/** "amara@example.com", but not "@amara@social.example", the name of a public profile. */
const emailAddress =
  /(?<![^\s:/?#,;<>"()[\]=&])[^\s@＠:/?#,;<>"()[\]=&]+[@＠][^\s@＠:/?#,;<>"()[\]=&]+\.[^\s@＠:/?#,;<>"()[\]=&.]+/gu;

/** Digits with the separators that people use in phone numbers. */
const phoneNumber = /(?:\+\s?)?\(?\d[\d\s()./–-]{5,}\d/g;

/** Removes phone numbers in international form, and the person's own number in any form. */
function withoutNumbers(text: string, ownPhone: string): string {
  const plain = withPlainDigits(text);
  let kept = "";
  let from = 0;
  for (const { 0: found, index } of plain.matchAll(phoneNumber)) {
    if (!isPhone(found, ownPhone)) continue;
    kept += text.slice(from, index) + gap;
    from = index + found.length;
  }
  return kept + text.slice(from);
}

function isPhone(text: string, ownPhone: string): boolean {
  const digits = digitsOf(text);
  if (ownPhone.length >= 7 && digits.includes(ownPhone)) return true;
  return /^(?:\+|\(?00[1-9])/.test(text) && digits.length >= 9 && digits.length <= 17;
}

/** Services whose addresses contain a phone number. */
const byPhone = /(?:^|\.)(?:wa\.me|whatsapp\.com|signal\.me|viber\.com)$/;

function isPublicAddress(text: string, words: (text: string) => string): boolean {
  const { href } = readLink(cleanText(text));
  if (href === null || !/^https?:/.test(href)) return false;
  const whole = decoded(href);
  return !byPhone.test(new URL(href).hostname) && words(whole) === cleanText(whole);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function digitsOf(text: string): string {
  return withPlainDigits(text).replaceAll(/\D/g, "");
}

/** Replaces Arabic and Persian digits with 0 to 9, without changing the length. */
function withPlainDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/**
 * Removes contact details from a long text, and links that are not public. A contact detail may be partly bold, so a
 * block with one loses its formatting.
 *
 * @param words removes contact details from plain text
 */
function richWithoutContacts(
  markdown: string,
  words: (text: string) => string,
  isPublic: (href: string) => boolean,
): string {
  const blocks = readRichText(markdown).map((block) => {
    const text = blockText(block);
    const shown = words(text);
    if (shown !== cleanText(text)) return { ...block, spans: [plainSpan(shown)] };
    return {
      ...block,
      spans: block.spans.map((span) =>
        span.href === null || isPublic(span.href) ? span : { ...span, href: null },
      ),
    };
  });
  return writeRichText(blocks);
}
