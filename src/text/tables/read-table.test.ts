import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readTable, type TableLimits } from "./read-table.server.ts";

const limits: TableLimits = { file: 100_000, unpacked: 1_000_000, rows: 100, columns: 50, cells: 1000 };
const isColumn = (name: string) => ["title", "company", "applied"].includes(name.trim().toLowerCase());

function read(bytes: Uint8Array | string, changed: Partial<TableLimits> = {}) {
  return readTable(typeof bytes === "string" ? Buffer.from(bytes) : bytes, isColumn, {
    ...limits,
    ...changed,
  });
}

function workbook(sheets: Record<string, string>, extra: Record<string, string> = {}): Uint8Array {
  const names = Object.keys(sheets);
  const list = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`).join("");
  const targets = names
    .map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at + 1}.xml"/>`)
    .join("");
  const parts = {
    "xl/workbook.xml": `<workbook><sheets>${list}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${targets}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...extra,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

describe("readTable", () => {
  it("reads commas, semicolons, a stated delimiter and rows above the header", async () => {
    const rows = [
      ["Title", "Company"],
      ["Baker", "Müller, Sons"],
    ];
    expect(await read('Title,Company\nBaker,"Müller, Sons"')).toEqual({ ok: true, rows, headerAt: 0 });
    expect(await read("sep=;\r\nTitle;Company\r\nBaker;Müller, Sons")).toEqual({
      ok: true,
      rows,
      headerAt: 0,
    });
    expect(await read("My search\n\nTitle;Company\nBaker;Müller, Sons")).toMatchObject({ headerAt: 1 });
    expect(await read("Title\nMy search\nTitle;Company\nBaker;Müller, Sons")).toMatchObject({ headerAt: 2 });
  });

  it("reads UTF-16 with and without its mark, and Windows-1252", async () => {
    const text = "Title;Company\nKöchin;Müller";
    const wanted = {
      ok: true,
      rows: [
        ["Title", "Company"],
        ["Köchin", "Müller"],
      ],
      headerAt: 0,
    };
    expect(await read(Buffer.from(`\uFEFF${text}`, "utf16le"))).toEqual(wanted);
    expect(await read(Buffer.from(text, "utf16le"))).toEqual(wanted);
    expect(await read(Buffer.from(text, "utf16le").swap16())).toEqual(wanted);
    expect(await read(Buffer.from(text, "latin1"))).toEqual(wanted);
  });

  it("reads a workbook: shared and rich texts, dates, gaps, and the sheet with known columns", async () => {
    const shared = "<sst><si><t>Title</t></si><si><r><t>Bak</t></r><r><t>er &amp; co</t></r></si></sst>";
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts>
      <cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
    const jobs = `<row r="1"><c r="A1"><v>12</v></c></row>
      <row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>Applied</t></is></c></row>
      <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>1.5</v></c><c r="C3" s="1"><v>45783</v></c></row>`;
    const bytes = workbook(
      { Notes: '<row><c t="str"><v>read me</v></c></row>', Jobs: jobs },
      { "xl/sharedStrings.xml": shared, "xl/styles.xml": styles },
    );
    expect(await read(bytes)).toEqual({
      ok: true,
      rows: [["12"], ["Title", "", "Applied"], ["Baker & co", "1.5", "2025-05-06"]],
      headerAt: 1,
    });
  });

  it("refuses files beyond the limits before it unpacks them", async () => {
    const row = '<row><c t="str"><v>Title</v></c></row>';
    expect(await read(workbook({ A: row.repeat(101) }))).toMatchObject({ ok: false, reason: "too-many" });
    expect(await read(workbook({ A: row + " ".repeat(2_000_000) }))).toMatchObject({ reason: "too-large" });
    expect(await read('<row><c r="ZZZ1"><v>1</v></c></row>')).toMatchObject({ reason: "markup" });
    expect(await read(workbook({ A: '<row><c r="ZZZ1"><v>1</v></c></row>' }))).toMatchObject({
      reason: "too-many",
    });
    expect(await read("Title\n".repeat(101))).toMatchObject({ reason: "too-many" });
    expect(await read("Title\nBaker", { file: 5 })).toMatchObject({ reason: "too-large" });
  });

  it("refuses XML, HTML, old workbooks and other archives with a sentence", async () => {
    expect(await read('<?xml version="1.0"?><positions/>')).toMatchObject({ reason: "markup" });
    expect(await read("<workzag-jobs><position>1</position></workzag-jobs>")).toMatchObject({
      reason: "markup",
    });
    expect(await read(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]))).toMatchObject({ reason: "unreadable" });
    expect(await read(zipSync({ "a.txt": strToU8("hello") }))).toMatchObject({ reason: "unreadable" });
    expect(await read(" \n")).toMatchObject({ reason: "empty" });
  });

  it("reads the addresses behind the cells of a workbook, also of a formula", async () => {
    const texts = (...cells: string[]) =>
      `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`;
    const relations = (address: string) =>
      `<Relationships><Relationship Id="rId1" Target="${address}" TargetMode="External"/></Relationships>`;
    const rels = "xl/worksheets/_rels/sheet1.xml.rels";
    const linked = (sheetRows: string, ref: string) =>
      `${sheetRows}</sheetData><hyperlinks><hyperlink ref="${ref}" r:id="rId1"/></hyperlinks><sheetData>`;
    const byColumn = workbook(
      { Jobs: linked(texts("Title", "Job link") + texts("Baker", "Apply here"), "B2") },
      { [rels]: relations("https://n.example/1") },
    );
    expect(await read(byColumn)).toMatchObject({ rows: [{}, ["Baker", "https://n.example/1"]] });
    const byTitle = workbook(
      { Jobs: linked(texts("Title", "Company") + texts("Baker", "Crumb"), "A2") },
      { [rels]: relations("https://n.example/2") },
    );
    expect(await read(byTitle)).toMatchObject({
      rows: [
        ["Title", "Company", "Link"],
        ["Baker", "Crumb", "https://n.example/2"],
      ],
    });
    const formula = `<row><c t="inlineStr"><is><t>Baker</t></is></c><c t="str"><f>HYPERLINK("https://n.example/3?a=1&amp;b=2","View")</f><v>View</v></c></row>`;
    expect(await read(workbook({ Jobs: texts("Title", "URL") + formula }))).toMatchObject({
      rows: [{}, ["Baker", "https://n.example/3?a=1&b=2"]],
    });
    const script = workbook(
      { Jobs: linked(texts("Title", "Job link") + texts("Baker", "Apply"), "B2") },
      { [rels]: relations("javascript:alert(1)") },
    );
    expect(await read(script)).toMatchObject({ rows: [{}, ["Baker", "Apply"]] });
  });
});
