import type { ContactFacts } from "../contact.ts";

/** Writes people as vCards of version 4.0 (RFC 6350). */
export function writeVcards(people: readonly ContactFacts[]): string {
  return people.map(writeVcard).join("");
}

function writeVcard({
  name,
  company,
  role,
  metThrough,
  email,
  phone,
  links,
  notes,
  canHelp,
}: ContactFacts): string {
  const note = [notes, metThrough && `Met through: ${metThrough}`, canHelp && `Can help with: ${canHelp}`];
  const properties: [string, string][] = [
    ["FN", name],
    ["ORG", company],
    ["TITLE", role],
    ["EMAIL", email],
    ["TEL", phone],
    ...links.split("\n").map((link): [string, string] => ["URL", link]),
    ["NOTE", note.filter((text) => text !== "").join("\n\n")],
  ];
  const lines = properties
    .filter(([, value]) => value !== "")
    .map(([property, value]) => foldLine(`${property}:${property === "URL" ? value : escape(value)}`));
  return ["BEGIN:VCARD", "VERSION:4.0", ...lines, "END:VCARD", ""].join("\r\n");
}

function escape(text: string): string {
  return text.replaceAll(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");
}

const longestLine = 75;

/**
 * Breaks a line of a vCard (RFC 6350) that is longer than 75 bytes, never inside a character. Each further line begins
 * with a space.
 */
function foldLine(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > longestLine) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
