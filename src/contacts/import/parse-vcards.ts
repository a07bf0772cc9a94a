import type { ImportTable } from "../../table-import/import-table.ts";
import { peopleColumns } from "./people-columns.ts";

/** Whether a text looks like a file of vCards. */
export function holdsVcards(text: string): boolean {
  return /^[^\S\r\n]*BEGIN:VCARD\s*$/im.test(text);
}

const columns = ["name", "company", "role", "email", "phone", "links", "notes"] as const;
type CardColumn = (typeof columns)[number];

/**
 * Reads a table of the people in a file of vCards of version 2.1 (as telephones write it), 3.0 (RFC 2426) or 4.0
 * (RFC 6350).
 */
export function parseVcards(text: string): ImportTable {
  const cards: CardLine[][] = [];
  let card: CardLine[] | null = null;
  for (const line of unfold(text)) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      card = [];
      cards.push(card);
    } else if (/^END:VCARD\s*$/i.test(line)) card = null;
    else {
      const read = card && parseCardLine(line);
      if (read) card?.push(read);
    }
  }
  const rows = cards.map((lines) => {
    const person = personOf(lines);
    return columns.map((column) => person[column]);
  });
  return { names: columns.map((column) => peopleColumns[column]), rows };
}

/** Joins folded lines. In quoted-printable, a line that ends with "=" continues, too. */
function unfold(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const before = lines.at(-1);
    if (before !== undefined && /^[ \t]/.test(line)) lines[lines.length - 1] = before + line.slice(1);
    else if (before?.endsWith("=") && /ENCODING=QUOTED-PRINTABLE/i.test(before))
      lines[lines.length - 1] = before.slice(0, -1) + line;
    else lines.push(line);
  }
  return lines;
}

function personOf(lines: readonly CardLine[]): Record<CardColumn, string> {
  const allOf = (name: string) =>
    lines.filter((line) => line.name === name).toSorted((one, other) => one.rank - other.rank);
  const best = (name: string) => allOf(name)[0];
  const text = (name: string) => best(name)?.parts.join(" ") ?? "";
  const values = (name: string, scheme: RegExp) =>
    allOf(name)
      .map(({ parts }) => parts.join(" ").replace(scheme, ""))
      .join("\n");
  const [family = "", given = "", middle = ""] = best("N")?.parts ?? [];
  const links = lines.filter(({ name }) => name === "URL" || name === "X-SOCIALPROFILE");
  return {
    name: text("FN") || [given, middle, family].filter((part) => part !== "").join(" "),
    company: best("ORG")?.parts[0] ?? "",
    role: text("TITLE") || text("ROLE"),
    email: values("EMAIL", /^mailto:/i),
    phone: values("TEL", /^tel:/i),
    links: links.map(({ parts }) => parts.join(";")).join("\n"),
    notes: best("NOTE")?.parts.join(";") ?? "",
  };
}

/** One property of a vCard. */
type CardLine = {
  /** In capitals, without its group: "EMAIL" */
  name: string;
  /** The parts of the value, which semicolons separate. */
  parts: string[];
  /** How preferred the value is: smaller is better. */
  rank: number;
};

/** Reads a property of a vCard: `item1.EMAIL;TYPE=work,pref:ines@tallyho.example`. Returns null for any other line. */
function parseCardLine(line: string): CardLine | null {
  const [, name, written = "", value] =
    /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):([\s\S]*)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) return null;
  const parameters = written.toUpperCase();
  const isPrintable = /;(ENCODING=)?QUOTED-PRINTABLE/.test(parameters);
  const charset = /;CHARSET="?([\w-]+)/.exec(parameters)?.[1];
  const decoded = isPrintable ? decodeQuotedPrintable(value, charset) : value;
  const number = /[;]PREF=(\d{1,3})/.exec(parameters)?.[1];
  const isPreferred = /[;=,"]PREF(?!=)/.test(parameters);
  return {
    name: name.toUpperCase(),
    parts: splitValue(decoded),
    rank: number ? Number(number) : isPreferred ? 0 : 101,
  };
}

/** Splits a value at semicolons that are not escaped, and removes the escapes. */
function splitValue(value: string): string[] {
  const parts = `${value};`.matchAll(/((?:\\[\s\S]|[^\\;])*\\?);/g);
  return Array.from(parts, ([, part = ""]) =>
    part.replaceAll(/\\([\s\S])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign)),
  );
}

function decodeQuotedPrintable(text: string, charset = "utf-8"): string {
  const bytes = Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    "latin1",
  );
  return decoderOf(charset).decode(bytes);
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
