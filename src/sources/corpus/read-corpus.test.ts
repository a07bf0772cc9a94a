import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { dataFiles, recordedData } from "../../../tests/support/posting-data.ts";
import { companyNotStated, type RecordResult } from "../../jobs/posting.ts";
import { readCorpus } from "./read-corpus.server.ts";
import type { ColumnMap } from "./column-names.ts";
import type { ColumnUse } from "./record-columns.ts";
import { eachNth } from "../../../tests/support/full-run.ts";

async function* once(bytes: Uint8Array) {
  yield bytes;
}

async function read(
  content: string | Uint8Array,
  fileName: string,
  map?: ColumnMap,
): Promise<RecordResult[]> {
  const records: RecordResult[] = [];
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  const options = map === undefined ? { fileName } : { fileName, map };
  for await (const result of readCorpus(once(bytes), options)) records.push(result);
  return records;
}

async function readOne(record: object, map?: ColumnMap) {
  const [result] = await read(JSON.stringify(record), "x.json", map);
  if (result === undefined || !result.ok)
    throw new Error(`expected a posting, got ${JSON.stringify(result)}`);
  return result.raw;
}

async function reasons(content: string | Uint8Array, fileName: string) {
  return (await read(content, fileName)).map((result) => (result.ok ? result.raw.title : result.reason));
}

describe("readCorpus", () => {
  it("reads JobSpy's pay and links, the employer's own page first", async () => {
    const header = "id,job_url,job_url_direct,title,company,interval,min_amount,max_amount,currency";
    const row = "in-1,https://board.example/1,https://acme.example/77,Porter,Acme,hourly,18.5,22.0,USD";
    const [result] = await read(`${header}\n${row}`, "jobs.csv");
    expect(result).toMatchObject({
      ok: true,
      raw: {
        url: "https://board.example/1",
        applyUrl: "https://acme.example/77",
        pay: { min: 18.5, max: 22, currency: "USD", period: "hourly" },
      },
    });
  });

  it("leaves out records whose columns say that they are closed or hidden", async () => {
    const base = { title: "Baker", company: "Acme", location: "Leeds" };
    for (const state of [
      { active: false },
      { is_visible: false },
      { active: "False" },
      { is_closed: "true" },
      { expired: 1 },
      { status: "Closed" },
      { status: "inactive" },
      { job_status: "Position filled" },
      { status: "abgelaufen" },
    ]) {
      expect(await read(JSON.stringify({ ...base, ...state }), "x.json")).toMatchObject([
        { ok: false, reason: "closed" },
      ]);
    }
    for (const state of [{ active: true }, { status: "open" }, { status: "Applied" }, { closed: "" }]) {
      expect(await readOne({ ...base, ...state })).toMatchObject({ title: "Baker" });
    }
  });

  it("reads an Excel workbook, and refuses XML", async () => {
    const cell = (text: string) => `<c t="str"><v>${text}</v></c>`;
    const rows = [["My jobs"], ["Job Title", "City"], ["Baker", "Leeds"]]
      .map((cells) => `<row>${cells.map(cell).join("")}</row>`)
      .join("");
    const book = zipSync({
      "xl/workbook.xml": strToU8('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
      "xl/_rels/workbook.xml.rels": strToU8(
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      "xl/worksheets/sheet1.xml": strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    });
    expect(await read(book, "jobs.xlsx")).toMatchObject([
      { ok: true, raw: { title: "Baker", locations: ["Leeds"] } },
    ]);
    for (const name of ["a.xml", "a.csv", "a"]) {
      const xml = '<?xml version="1.0"?>\n<jobs>\n<position>\n<id>1</id></position></jobs>';
      expect(await read(xml, name)).toMatchObject([
        { ok: false, reason: "unreadable", detail: expect.stringContaining("XML") as string },
      ]);
    }
  });

  it("reads JobSpy's pay, and takes the employer's page before the board's", async () => {
    const [row] = await read(
      [
        "id,site,job_url,job_url_direct,title,company,location,interval,min_amount,max_amount,currency",
        "a1,indeed,https://board.example/1,https://careers.norvik.example/7,Night Porter,Norvik,Leeds,hourly,18.5,22,USD",
      ].join("\n"),
      "jobs.csv",
    );
    expect(row).toMatchObject({
      ok: true,
      raw: {
        url: "https://board.example/1",
        applyUrl: "https://careers.norvik.example/7",
        pay: { period: "hourly" },
      },
    });
  });

  it.each([
    [{ active: false }, "closed"],
    [{ active: true, is_visible: false }, "closed"],
    [{ status: "Expired" }, "closed"],
    [{ status: "besetzt" }, "closed"],
    [{ is_closed: "yes" }, "closed"],
    [{ active: true, is_visible: true, status: "Open" }, "Baker"],
    [{ status: "Full-time" }, "Baker"],
  ])("a record with %j is %s", async (state, expected) => {
    const record = { id: "1", title: "Baker", company: "Norvik", ...state };
    expect(await reasons(JSON.stringify([record]), "listings.json")).toEqual([expected]);
  });

  it("refuses XML with a sentence", async () => {
    const [result] = await read(
      "<?xml version='1.0'?>\n<position><title>Baker</title></position>",
      "jobs.xml",
    );
    expect(result).toMatchObject({ ok: false, reason: "unreadable", detail: expect.stringContaining("XML") });
  });

  it("reads the same records from every format", async () => {
    const records = [
      { id: "1", title: "Baker", city: "Leeds" },
      { id: "2", title: "Cook", city: "Bath" },
    ];
    const lines = records.map((record) => JSON.stringify(record)).join("\n");
    const forms: [content: string | Uint8Array, fileName: string][] = [
      [lines, "a.jsonl"],
      [gzipSync(lines), "a.jsonl.gz"],
      [lines, "a"],
      [JSON.stringify(records), "a.json"],
      [JSON.stringify({ jobs: records }, null, 2), "a.json"],
      ["id,title,city\n1,Baker,Leeds\n2,Cook,Bath", "a.csv"],
      ["Export of 2026-01-01\n\nid;title;city\n1;Baker;Leeds\n2;Cook;Bath", "a.csv"],
      ["\uFEFFID\tJob Title\tCity\r\n1\tBaker\tLeeds\r\n2\tCook\tBath\r\n", "a.tsv"],
      ["id,title,city\r1,Baker,Leeds\r2,Cook,Bath", "a.csv"],
    ];
    for (const [content, fileName] of forms) {
      expect(await read(content, fileName)).toMatchObject([
        {
          ok: true,
          raw: { externalId: "1", title: "Baker", locations: ["Leeds"], company: companyNotStated },
        },
        { ok: true, raw: { externalId: "2", title: "Cook", locations: ["Bath"] } },
      ]);
    }
  });

  it("recognises columns by many names and in any spelling", async () => {
    expect(
      await readOne({ "Job Title": "Baker", "Company Name": "Crumb", JOB_ID: 7, job_description: "Bread." }),
    ).toMatchObject({
      externalId: "7",
      title: "Baker",
      company: "Crumb",
      descriptionText: "Bread.",
    });
    expect(
      await readOne({
        position: "Baker",
        employer: { name: "Crumb" },
        detail_url: "https://crumb.example/1",
        location: "Leeds, UK | Bath, UK",
        salary_lower: "6,000",
        salary_upper: "7000.50",
        currency: "GBP",
        salary_period: "Monthly",
        posting_date: "Posted 10 May",
        deadline: "2026-07-01",
        job_type: "Onsite - Full Time",
        seniority: "Junior",
        required_skills: "Dough, Ovens, ",
        main_category: "Food",
        is_remote: "False",
      }),
    ).toMatchObject({
      externalId: "https://crumb.example/1",
      company: "Crumb",
      locations: ["Leeds, UK", "Bath, UK"],
      pay: { min: 6000, max: 7000.5, currency: "GBP", period: "Monthly" },
      postedAt: "Posted 10 May",
      closesAt: "2026-07-01",
      employmentTypes: ["Onsite - Full Time"],
      workMode: "Onsite",
      level: "Junior",
      tags: ["Dough", "Ovens"],
      department: "Food",
      remote: false,
    });
  });

  it("prefers the better of several columns, and falls back to the next when it is empty", async () => {
    const record = {
      title: "Baker",
      description: "short",
      full_description: "the whole text",
      url: "",
      job_url: "https://crumb.example/1",
    };
    expect(await readOne(record)).toMatchObject({
      descriptionText: "the whole text",
      url: "https://crumb.example/1",
    });
    expect(await readOne({ ...record, full_description: "N/A" })).toMatchObject({ descriptionText: "short" });
    expect(await readOne({ position: 3, name: "Baker" })).toMatchObject({ title: "Baker" });
  });

  it("joins town and region, keeps the country separate, and reads nested places", async () => {
    expect(
      await readOne({ title: "Baker", locality: "Leeds", region: "Yorkshire", country: "England" }),
    ).toMatchObject({
      locations: ["Leeds, Yorkshire"],
      country: "England",
    });
    expect(await readOne({ title: "Baker", location: { city: "Leeds", region: "Yorkshire" } })).toMatchObject(
      { locations: ["Leeds, Yorkshire"] },
    );
    expect(await readOne({ title: "Baker", locations: [{ name: "Leeds" }, { name: "Bath" }] })).toMatchObject(
      { locations: ["Leeds", "Bath"] },
    );
  });

  it("appends lists of duties, requirements and benefits as sections", async () => {
    expect(
      await readOne({
        title: "Baker",
        text: "Bread & more.",
        responsibilities: ["Knead", "Bake <hot>"],
        qualifications: [],
        benefits: "['Bread', 'More bread']",
      }),
    ).toMatchObject({
      descriptionHtml:
        "<p>Bread &amp; more.</p>\n<h3>Responsibilities</h3>\n<ul><li>Knead</li><li>Bake &lt;hot&gt;</li></ul>\n<h3>Benefits</h3>\n<ul><li>Bread</li><li>More bread</li></ul>",
    });
  });

  it("leaves out the footer of the page that a description was copied from", async () => {
    const footer = "About Pricing FAQ Blog Contact Us © 2026 Board Inc.";
    const raw = await readOne({
      title: "Baker",
      description: `You bake bread. ${footer}`,
      education: "Diploma",
    });
    const text = raw.descriptionHtml ?? raw.descriptionText ?? "";
    expect(text).toContain("You bake bread.");
    expect(text).toContain("Diploma");
    expect(text).not.toContain("Pricing");
  });

  it("keeps pay in words when they say more than the figure, and ignores zero and negative pay", async () => {
    expect(await readOne({ title: "Baker", salary: 15000, salary_raw: "15,000 ETB Monthly" })).toMatchObject({
      pay: null,
      payText: "15,000 ETB Monthly",
    });
    expect(
      await readOne({ title: "Baker", salary: "15000", salary_period: "year", currency: "USD" }),
    ).toMatchObject({ pay: { min: 15000, max: 15000, currency: "USD", period: "year" }, payText: null });
    expect(await readOne({ title: "Baker", salary_range: "20000-28000" })).toMatchObject({
      pay: null,
      payText: "20000-28000",
    });
    expect(await readOne({ title: "Baker", salary_min: 0, salary_max: -3 })).toMatchObject({
      pay: null,
      payText: null,
    });
  });

  it("creates the same id for the same record without one, in every run", async () => {
    const record = { title: "Baker", company: "Crumb", description: "Bread." };
    const { externalId } = await readOne(record);
    expect((await readOne({ ...record, salary: 5 })).externalId).toBe(externalId);
    expect((await readOne({ ...record, title: "Cook" })).externalId).not.toBe(externalId);
  });

  it("never loses a posting for a missing employer", async () => {
    expect(await readOne({ title: "Baker", company: "" })).toMatchObject({ company: companyNotStated });
  });

  it("uses a map for columns that their names do not identify", async () => {
    const record = { Bezeichnung: "Bäcker", Wo: "Aachen", title: "not this" };
    expect(await readOne(record, { title: "Bezeichnung", location: "wo" })).toMatchObject({
      title: "Bäcker",
      locations: ["Aachen"],
    });
    const uses: ColumnUse[] = [];
    const options = {
      fileName: "x.json",
      map: { title: "Bezeichnung" },
      onColumns: (found: ColumnUse[]) => uses.push(...found),
    };
    for await (const result of readCorpus(once(Buffer.from(JSON.stringify(record))), options))
      expect(result.ok).toBe(true);
    expect(uses).toEqual([
      { column: "Bezeichnung", field: "title", mapped: true },
      { column: "Wo", field: null, mapped: false },
      { column: "title", field: null, mapped: false },
    ]);
  });

  it("reads postings of a hiring thread", async () => {
    const post = {
      id: 5,
      month: "2018-01",
      time: 1514913037,
      text: "Crumb Systems | Baker &amp; Developer | Berlin, Germany | REMOTE | $90k<p>Bread.",
    };
    expect(await read(JSON.stringify(post), "hn.jsonl")).toMatchObject([
      {
        ok: true,
        raw: {
          externalId: "5",
          title: "Baker & Developer",
          company: "Crumb Systems",
          url: "https://news.ycombinator.com/item?id=5",
          locations: ["Berlin, Germany"],
          remote: true,
          workMode: "Remote",
          payText: "$90k",
          postedAt: 1514913037,
        },
      },
    ]);
    expect(await reasons(JSON.stringify({ id: 6, time: 1, text: "haha I chuckled" }), "hn.jsonl")).toEqual([
      "no-company",
    ]);
  });

  it("keeps an address next to the place, and takes it for the place if there is no other", async () => {
    const record = { title: "Baker", work_address: "Bole Atlas" };
    expect(await readOne({ ...record, location: "Addis Ababa" })).toMatchObject({
      locations: ["Addis Ababa"],
      address: "Bole Atlas",
    });
    expect(await readOne(record)).toMatchObject({ locations: ["Bole Atlas"] });
  });

  it("reads records stored as schema.org postings", async () => {
    const record = {
      id: "a",
      title: "Baker",
      hiringOrganization: { organizationName: "Crumb" },
      jobLocation: { address: { locality: "Leeds", region: "Yorkshire", countryName: "United Kingdom" } },
      datePosted: "2016-03-17",
    };
    expect(await readOne(record)).toMatchObject({
      company: "Crumb",
      locations: ["Leeds, Yorkshire, United Kingdom"],
      postedAt: "2016-03-17",
    });
  });

  it("gives the reason for every record it cannot read, and carries on", async () => {
    expect(
      await reasons(
        '{"title":"Baker"}\nnot json\n[1]\n{"title":null}\n{"title":"Cook"}\n{"title":"Wai',
        "a.jsonl",
      ),
    ).toEqual(["Baker", "unreadable", "not-an-object", "no-title", "Cook", "truncated"]);
    expect(await reasons("title,city\nBaker,Leeds\nCook,Bath,extra\nWaiter\n", "a.csv")).toEqual([
      "Baker",
      "unreadable",
      "Waiter",
    ]);
    expect(
      await reasons(`{"title":"Baker"}\n{"title":"${"x".repeat(4_100_000)}"}\n{"title":"Cook"}`, "a.jsonl"),
    ).toEqual(["Baker", "too-large", "Cook"]);
    expect(
      await reasons(
        `{"title":"Baker","deep":${"[".repeat(50_000)}${"]".repeat(50_000)}}\n{"title":"Cook"}`,
        "a.jsonl",
      ),
    ).toEqual(["Baker", "Cook"]);
  });

  it("handles hostile repetition in reasonable time", async () => {
    const pieces = [
      " ",
      "<p",
      ",",
      "|",
      "[",
      "'",
      '\\"',
      ".",
      "- ",
      "a@",
      "engineer ",
      "REMOTE ",
      "$1-",
      '<a href="',
      "(",
      "or ",
    ];
    for (const piece of eachNth(3, pieces)) {
      const text = `x${piece.repeat(200_000 / piece.length)}x`;
      const record = {
        title: "Baker",
        [text.slice(0, 100_000)]: 1,
        description: text,
        skills: `[${text}]`,
        location: text,
        salary: text,
      };
      expect((await readOne(record)).title).toBe("Baker");
      const post = JSON.stringify({ id: 1, time: 1, text: `Crumb | Berlin | ${text}<p>${text}` });
      expect(await read(post, "hn.jsonl")).toHaveLength(1);
      expect((await read(`title,text\nBaker,${text}\n"${text}`, "a.csv")).length).toBeGreaterThan(0);
    }
  });

  it("gives one reason for a file it cannot read", async () => {
    expect(await reasons("", "a.csv")).toEqual(["unreadable"]);
    expect(await reasons(" \n\n", "a.jsonl")).toEqual(["unreadable"]);
    expect(await reasons(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), "a.csv")).toEqual(["unreadable"]);
    expect(await reasons("colour,shape\nred,round\n", "a.csv")).toEqual(["unreadable"]);
    expect(await reasons("<!doctype html><p>Down for maintenance", "a.json")).toEqual(["unreadable"]);
  });

  it("reads a CSV file of 100 MB without holding it in memory", async () => {
    const text = `"${'Bread, rolls and ""more"".\n'.repeat(300)}"`;
    async function* pieces() {
      yield Buffer.from("title,company,description\n");
      const rows = Buffer.from(`Baker,Crumb,${text}\n`.repeat(10));
      for (let size = 0; size < 100_000_000; size += rows.length) yield rows;
    }
    const before = process.memoryUsage.rss();
    let count = 0;
    let most = 0;
    for await (const result of readCorpus(pieces(), { fileName: "a.csv" })) {
      if (result.ok) count++;
      most = Math.max(most, process.memoryUsage.rss());
    }
    expect(count).toBeGreaterThan(10_000);
    expect(most - before).toBeLessThan(250_000_000);
  }, 180_000);
});

describe("data sets in the shapes that sources publish", () => {
  it.each(dataFiles("postings"))("reads nearly all records of %s", async (path) => {
    const isRecorded = path.startsWith(recordedData);
    let good = 0;
    let refused = 0;
    const ids = new Set<string>();
    for await (const result of readCorpus(createReadStream(path), { fileName: basename(path) })) {
      if (result.ok) {
        good++;
        ids.add(result.raw.externalId);
      } else refused++;
    }
    expect(good).toBeGreaterThanOrEqual(isRecorded ? 50 : 5);
    // Recorded data has a few broken and repeated records; the fixtures have none.
    expect(refused / (good + refused)).toBeLessThanOrEqual(isRecorded ? 0.02 : 0);
    expect(ids.size / good).toBeGreaterThan(isRecorded ? 0.97 : 0.999);
  });
});
