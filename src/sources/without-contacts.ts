import type { RawPosting } from "../jobs/posting.ts";

/** Stands for what was taken out. */
const seeAdvert = "[see the advert]";

const contactLink = /\s+href\s*=\s*(["'])\s*(?:mailto|tel):[^"']*\1/gi;
const mailAddress = /(?:mailto:)?[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/giu;
/** Seven to fourteen digits in groups. */
const digits = String.raw`\(?\d(?:[ \u00a0/()-]{0,2}\d){6,13}`;
/** A number that begins as one: "+46 70 123 45 67", "070-123 45 67". */
const dialled = new RegExp(String.raw`(?<![\d.,])(?:\+|\b00|\(?0)${digits}(?![\d.,]\d|\d)`, "g");
/** A number after words that announce one: "Tlf: 951 23 456". */
const announced = new RegExp(
  String.raw`(\b(?:tel(?:efon\p{L}*|ephone|\.)?|tlf|tfn|mob(?:il\p{L}*|ile)?|phone|call|ring|whatsapp|volejte|telefonnummer)\b[^\d<>+]{0,20})${digits}(?!\d)`,
  "giu",
);

/** Takes mail addresses and telephone numbers out of a text or HTML. Pay, days and hours stay. */
export function withoutContacts(text: string): string {
  return text
    .replaceAll(contactLink, "")
    .replaceAll(mailAddress, seeAdvert)
    .replaceAll(announced, `$1${seeAdvert}`)
    .replaceAll(dialled, seeAdvert);
}

/** The same for the texts of a posting. A mailbox to apply to is dropped too: the advert has it. */
export function postingWithoutContacts(raw: RawPosting): RawPosting {
  const cleaned = (text: string | null) => text && withoutContacts(text);
  return {
    ...raw,
    applyUrl: raw.applyUrl?.includes("@") ? null : raw.applyUrl,
    descriptionHtml: cleaned(raw.descriptionHtml),
    descriptionText: cleaned(raw.descriptionText),
  };
}
