import { Parser } from "htmlparser2";
import { workbookDay } from "./workbook-day.ts";
import { openZip, type ZipLimits } from "./open-zip.ts";

/** Rows of cells, and the addresses behind cells by the index of their row. */
export type Sheet = { rows: string[][]; links: CellLink[] };
export type CellLink = { row: number; column: number; address: string };

/** The visible sheets in the order of the workbook. */
export type WorkbookResult =
  | { ok: true; sheets: Sheet[] }
  | { ok: false; reason: "broken" | "too-large" | "too-many-rows" };

export type WorkbookLimits = ZipLimits & { rows: number; columns: number; cells: number };

const partsRead =
  /^\/?xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/(?:_rels\/)?[^/]+\.xml(?:\.rels)?)$/i;
/** Numbers of the date formats that every spreadsheet program knows without a definition. */
const builtInDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);

/**
 * Reads the cells of an Excel workbook (.xlsx) as text. Dates become ISO days, with a time if they have one. Sizes are
 * checked before anything is unpacked, and rows and cells while they are read.
 */
export function readWorkbook(bytes: Uint8Array, limits: WorkbookLimits): WorkbookResult {
  const zip = openZip(bytes, (name) => partsRead.test(name), limits);
  if (!zip.ok) return { ok: false, reason: zip.reason === "too-large-unpacked" ? "too-large" : "broken" };
  const part = (name: string) => zip.text(zip.names.find((one) => plainPath(one) === plainPath(name)) ?? "");
  const { sheets: ids, is1904 } = readSheetList(part("xl/workbook.xml"));
  const targets = readTargets(part("xl/_rels/workbook.xml.rels"));
  const context = {
    shared: readSharedStrings(part("xl/sharedStrings.xml")),
    dateStyles: readDateStyles(part("xl/styles.xml")),
    is1904,
  };
  const sheets: Sheet[] = [];
  const left = { rows: limits.rows, cells: limits.cells, columns: limits.columns };
  for (const id of ids) {
    const name = fromWorkbook(targets.get(id) ?? "");
    const xml = part(name);
    if (xml === "") continue;
    const addresses = readTargets(part(name.replace(/([^/]+)$/, "_rels/$1.rels")));
    const sheet = readSheet(xml, { ...context, addresses }, left);
    if (sheet === null) return { ok: false, reason: "too-many-rows" };
    sheets.push(sheet);
  }
  return sheets.length === 0 ? { ok: false, reason: "broken" } : { ok: true, sheets };
}

function plainPath(name: string): string {
  return name.replace(/^\/+/, "").toLowerCase();
}

type Attributes = Record<string, string>;
type Handlers = {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Calls the handlers with the local names of elements: some programs write "x:row" for "row". */
function parseXml(xml: string, { open, text, close }: Handlers): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(localName(name), attributes),
      ontext: (data) => text?.(data),
      onclosetag: (name) => close?.(localName(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function readSheetList(xml: string): { sheets: string[]; is1904: boolean } {
  const sheets: string[] = [];
  let is1904 = false;
  parseXml(xml, {
    open: (name, attributes) => {
      if (name === "workbookPr") is1904 = /^(?:1|true)$/.test(attributes["date1904"] ?? "");
      if (name !== "sheet" || /hidden/i.test(attributes["state"] ?? "")) return;
      const id = attributeNamed(attributes, "id");
      if (id !== "") sheets.push(id);
    },
  });
  return { sheets, is1904 };
}

/** The value of an attribute with a prefix, such as "r:id"; "" if there is none. */
function attributeNamed(attributes: Attributes, name: string): string {
  return Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1] ?? "";
}

function readTargets(xml: string): Map<string, string> {
  const targets = new Map<string, string>();
  parseXml(xml, {
    open: (name, { Id, Target = "" }) => {
      if (name !== "Relationship" || Id === undefined) return;
      targets.set(Id, Target);
    },
  });
  return targets;
}

function fromWorkbook(target: string): string {
  return target.startsWith("/") ? target : `xl/${target.replace(/^\.\//, "")}`;
}

/** The texts that cells refer to by number. Phonetic hints (`rPh`) are not part of the text. */
function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let parts: string[] = [];
  let isText = false;
  let isHint = false;
  parseXml(xml, {
    open: (name) => {
      if (name === "si") parts = [];
      if (name === "rPh") isHint = true;
      isText = name === "t" && !isHint;
    },
    text: (text) => isText && parts.push(text),
    close: (name) => {
      if (name === "si") strings.push(withoutEscapes(parts.join("")));
      if (name === "rPh") isHint = false;
      isText = false;
    },
  });
  return strings;
}

/** The numbers of the cell styles that show a date. */
function readDateStyles(xml: string): Set<number> {
  const dates = new Set(builtInDates);
  const styles = new Set<number>();
  let isCellStyle = false;
  let index = 0;
  parseXml(xml, {
    open: (name, { numFmtId = "", formatCode = "" }) => {
      if (name === "numFmt" && isDateFormat(formatCode)) dates.add(Number(numFmtId));
      if (name === "cellXfs") isCellStyle = true;
      if (name !== "xf" || !isCellStyle) return;
      if (dates.has(Number(numFmtId))) styles.add(index);
      index++;
    },
    close: (name) => {
      if (name === "cellXfs") isCellStyle = false;
    },
  });
  return styles;
}

/** True for "dd/mm/yyyy", false for "0.00", `0 "days"` and "[Red]0". */
function isDateFormat(code: string): boolean {
  const [plain = ""] = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_./g, "").split(";");
  return /[yd]|m.*h|h.*m|mmm/i.test(plain) && !/general/i.test(plain);
}

type SheetContext = {
  shared: readonly string[];
  dateStyles: ReadonlySet<number>;
  is1904: boolean;
  /** Addresses of links by the id of their relationship. */
  addresses: ReadonlyMap<string, string>;
};

const linkFormula = /^\s*HYPERLINK\(\s*"(https?:\/\/[^"]+)"/i;

/** Returns the rows of a sheet that are not empty, or null if it has more rows or cells than `left`. */
function readSheet(
  xml: string,
  context: SheetContext,
  left: { rows: number; columns: number; cells: number },
): Sheet | null {
  const rows: string[][] = [];
  const rowAt = new Map<number, number>();
  const links: CellLink[] = [];
  let rowNumber = 0;
  let formula = "";
  let isFormula = false;
  let row: string[] = [];
  let cell: Attributes = {};
  let column = 0;
  let parts: string[] = [];
  let isValue = false;
  let isHint = false;
  let isBeyond = false;
  parseXml(xml, {
    open: (name, attributes) => {
      if (name === "row") {
        row = [];
        rowNumber = Number(attributes["r"]) || rowNumber + 1;
      }
      isFormula = name === "f";
      if (name === "hyperlink") {
        const address = context.addresses.get(attributeNamed(attributes, "id")) ?? "";
        const [, digits = ""] = /^[A-Z]+(\d+)/.exec(attributes["ref"] ?? "") ?? [];
        const at = rowAt.get(Number(digits));
        const place = columnOf(attributes["ref"]);
        if (at !== undefined && place !== null && /^https?:\/\//i.test(address))
          links.push({ row: at, column: place, address });
      }
      if (name === "c") {
        cell = attributes;
        parts = [];
        formula = "";
        column = columnOf(attributes["r"]) ?? row.length;
      }
      if (name === "rPh") isHint = true;
      isValue = name === "v" || (name === "t" && !isHint);
    },
    text: (text) => {
      if (isValue && !isBeyond) parts.push(text);
      if (isFormula && !isBeyond) formula += text;
    },
    close: (name) => {
      isValue = false;
      isFormula = false;
      if (name === "rPh") isHint = false;
      if (isBeyond) return;
      if (name === "c") {
        const value = cellText(parts.join(""), cell, context);
        if (value === "") return;
        isBeyond = column >= left.columns || --left.cells < 0;
        if (isBeyond) return;
        while (row.length < column) row.push("");
        row[column] = value;
        const address = linkFormula.exec(formula)?.[1];
        if (address !== undefined) links.push({ row: rows.length, column, address });
      }
      if (name === "row" && row.length > 0) {
        isBeyond = --left.rows < 0;
        rowAt.set(rowNumber, rows.length);
        rows.push(row);
      }
    },
  });
  return isBeyond ? null : { rows, links };
}

/** "C7" → 2. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (letters === undefined) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(value: string, { t: type, s: style }: Attributes, context: SheetContext): string {
  if (type === "s") return context.shared[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type === "e") return "";
  if (type === "str" || type === "inlineStr") return withoutEscapes(value);
  if (type === "d" || value === "") return value;
  const isDate = style !== undefined && context.dateStyles.has(Number(style));
  return (isDate ? workbookDay(Number(value), context.is1904) : null) ?? plainNumber(value);
}

/** 0.1 + 0.2 is stored as 0.30000000000000004, and 4567800000 as 4.5678E9. */
function plainNumber(value: string): string {
  const number = Number(value);
  return Number.isFinite(number) && /\d{12}|e/i.test(value) && Math.abs(number) < 1e15
    ? String(Number(number.toPrecision(14)))
    : value;
}

/** A line end in a cell is stored as "_x000D_". */
function withoutEscapes(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    code.toUpperCase() === "000D" ? "" : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
