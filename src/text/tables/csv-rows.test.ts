import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linesOf } from "./text-lines.ts";
import { csvRows } from "./csv-rows.ts";

async function* pieces(text: string) {
  for (let at = 0; at < text.length; at += 11) yield text.slice(at, at + 11);
}

async function rows(text: string): Promise<(string[] | string)[]> {
  const found: (string[] | string)[] = [];
  let cells: number | null = null;
  for await (const row of csvRows(
    linesOf(pieces(text)),
    () => cells,
    (name) => ["id", "title", "city"].includes(name),
  )) {
    if (row.ok) cells ??= row.cells.length;
    found.push(row.ok ? row.cells : row.reason);
  }
  return found;
}

describe("csvRows", () => {
  it("reads commas, semicolons, tabs, bars, and a delimiter that a spreadsheet states", async () => {
    const wanted = [
      ["id", "title"],
      ["1", "Baker, head"],
    ];
    expect(await rows('id,title\n1,"Baker, head"\n')).toEqual(wanted);
    expect(await rows("id;title\r\n1;Baker, head\r\n")).toEqual(wanted);
    expect(await rows("id\ttitle\n1\tBaker, head")).toEqual(wanted);
    expect(await rows("id|title\n1|Baker, head")).toEqual(wanted);
    expect(await rows("sep=;\nid;title\n1;Baker, head")).toEqual(wanted);
    expect(await rows("'id','title'\n'1','Baker, head'")).toEqual(wanted);
  });

  it("reads cells over several lines, and doubled and stray quotation marks", async () => {
    expect(
      await rows('id,text,city\n1,"two\n\nlines, ""quoted""",Leeds\n2,he said "hi",Bath\n3,"a "b" c",Ely'),
    ).toEqual([
      ["id", "text", "city"],
      ["1", 'two\n\nlines, "quoted"', "Leeds"],
      ["2", 'he said "hi"', "Bath"],
      ["3", 'a "b" c', "Ely"],
    ]);
  });

  it("loses at most the row with an unclosed quotation mark", async () => {
    expect(await rows('id,title,city\n1,"Baker,Leeds\n2,"Cook","York"\n3,"Waiter","Bath"\n')).toEqual([
      ["id", "title", "city"],
      ["1", '"Baker', "Leeds"],
      ["2", "Cook", "York"],
      ["3", "Waiter", "Bath"],
    ]);
    expect(await rows('id,title\n1,Baker\n2,"Cook,and,more\n3,Waiter\n4,Clerk')).toEqual([
      ["id", "title"],
      ["1", "Baker"],
      "unreadable",
      ["3", "Waiter"],
      ["4", "Clerk"],
    ]);
  });

  it("reports that the last row is cut off", async () => {
    expect(await rows('id,title\n1,Baker\n2,"Co')).toEqual([
      ["id", "title"],
      ["1", "Baker"],
      ["2", '"Co'],
    ]);
    expect(await rows('id,title,city\n1,Baker,Bath\n2,"Co')).toEqual([
      ["id", "title", "city"],
      ["1", "Baker", "Bath"],
      "truncated",
    ]);
  });

  it("survives a file full of unclosed quotation marks", async () => {
    const text = `id,title,city\n${'1,"x\n'.repeat(5000)}`;
    expect((await rows(text)).length).toBeGreaterThan(2);
  });

  it("reads back what was written", async () => {
    const cell = fc.string({
      unit: fc.constantFrom("a", "B", " ", ",", ";", '"', "\n", "ü", "1"),
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }),
        async (table) => {
          const body = table.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(","));
          expect(await rows(["id,title,text", ...body].join("\n"))).toEqual([
            ["id", "title", "text"],
            ...table,
          ]);
        },
      ),
    );
  });
});
