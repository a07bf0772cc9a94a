import { describe, expect, it } from "vitest";
import type { RecordResult } from "../../jobs/posting.ts";
import { readCorpus } from "./read-corpus.server.ts";

async function read(content: string, fileName: string): Promise<RecordResult[]> {
  const records: RecordResult[] = [];
  async function* bytes() {
    yield Buffer.from(content);
  }
  for await (const result of readCorpus(bytes(), { fileName })) records.push(result);
  return records;
}

async function readOne(record: object) {
  const [result] = await read(JSON.stringify(record), "x.json");
  if (!result?.ok) throw new Error(`expected a posting, got ${JSON.stringify(result)}`);
  return result.raw;
}

async function reasons(content: string, fileName: string) {
  return (await read(content, fileName)).map((result) => (result.ok ? result.raw.title : result.reason));
}

describe("readCorpus with files that people export", () => {
  it.each([
    [{ listing_status: "PAUSED" }, "closed"],
    [{ status: "On hold" }, "closed"],
    [{ status: "Reopened" }, "Baker"],
    [{ archived_at: "2026-10-01T10:00:00Z" }, "closed"],
    [{ removed_at: 1_790_000_000 }, "closed"],
    [{ archived_at: null, deleted_at: "" }, "Baker"],
    [{ "Still open?": "no" }, "closed"],
    [{ "Job Closed": "Yes" }, "closed"],
    [{ state: "closed" }, "closed"],
    [{ state: "Hidden Hills" }, "Baker"],
  ])("a state of a record in other words: with %j it is %s", async (state, expected) => {
    const record = { id: "1", title: "Baker", company: "Norvik", ...state };
    expect(await reasons(JSON.stringify([record]), "jobs.json")).toEqual([expected]);
  });

  it("gives one id to addresses that differ by tracking alone", async () => {
    const address = "https://uk.linkedin.com/jobs/view/baker-at-norvik-41";
    const addresses = [
      `${address}?position=1&pageNum=0&refId=ab%3D&trackingId=x1`,
      `${address}?position=8&pageNum=2&refId=cd%3D&trackingId=y2`,
      "https://norvik.example/job?position=1&utm_source=a",
      "https://norvik.example/job?position=2",
    ];
    const records = addresses.map((url) => ({ title: "Baker", company: "Norvik", url }));
    const read1 = await read(JSON.stringify(records), "jobs.json");
    expect(read1.map((result) => result.ok && result.raw.externalId)).toEqual([
      address,
      address,
      "https://norvik.example/job?position=1",
      "https://norvik.example/job?position=2",
    ]);
  });

  it.each([
    ["3/12/2026", "3/27/2026", "2026-03-12"],
    ["12/03/2026", "27/03/2026", "2026-03-12"],
    ["11/5/2026", "yesterday", "11/5/2026"],
  ])(
    "decides the order of day and month by the whole column: %s next to %s",
    async (one, other, expected) => {
      const [result] = await read(`Title,Company,Date Posted\nCook,A,${one}\nBaker,B,${other}`, "jobs.csv");
      expect(result).toMatchObject({ ok: true, raw: { postedAt: expected } });
    },
  );

  it("reads the columns of German, French, Spanish and American files", async () => {
    const german =
      "Stellentitel;Unternehmen;Ort;Bewerbungsschluss;Gehalt von;Gehalt bis;Währung;Vertragsart\nKoch;Norvik;Köln;31.12.2026;32.000;38.000;EUR;Vollzeit";
    const french =
      "Intitulé du poste;Entreprise;Lieu;Type de contrat;Lien;Date de publication\nCuisinier;Norvik;Lyon;CDI;https://n.example/3;12/11/2026";
    const spanish =
      "Puesto;Empresa;Ubicación;Tipo de contrato;Enlace\nCocinero;Norvik;Sevilla;Jornada completa;https://n.example/2";
    const american =
      "job_title,employer_name,job_apply_link,job_min_salary,job_max_salary,job_salary_period\nCook,Norvik,https://n.example/4,18,22,HOUR";
    const raws = [german, french, spanish, american].map(async (text) => (await read(text, "jobs.csv"))[0]);
    expect(await Promise.all(raws)).toMatchObject([
      { raw: { closesAt: "31.12.2026", pay: { min: 32_000, max: 38_000 }, employmentTypes: ["Vollzeit"] } },
      { raw: { title: "Cuisinier", url: "https://n.example/3", employmentTypes: ["CDI"] } },
      { raw: { title: "Cocinero", url: "https://n.example/2", employmentTypes: ["Jornada completa"] } },
      { raw: { applyUrl: "https://n.example/4", pay: { min: 18, max: 22, period: "HOUR" } } },
    ]);
  });

  it("reads pay that two columns state in words", async () => {
    expect(
      await readOne({ title: "Cook", company: "A", salaryMin: "45k", salaryMax: "55k", currency: "GBP" }),
    ).toMatchObject({ payText: "45k - 55k", pay: { currency: "GBP" } });
  });

  it("reads the place from the line of a job card, and from a list of its parts", async () => {
    expect(
      await readOne({ role: "Cook", company: "Quellmoor · Leeds, UK (Hybrid)", location: "" }),
    ).toMatchObject({ company: "Quellmoor", locations: ["Leeds, UK (Hybrid)"] });
    expect(
      await readOne({ title: "Cook", company: "Studio · Nord", url: "https://n.example/1" }),
    ).toMatchObject({
      company: "Studio · Nord",
    });
    expect(await readOne({ title: "Cook", company: "A", locations: ["Aurora", "IL", "US"] })).toMatchObject({
      locations: ["Aurora, IL, US"],
    });
  });

  it("refuses totals and notes below a table", async () => {
    const table = "Job Title,Company\nCook,Norvik\nTotal: 1 job,\nExported 29 Nov 2026,";
    expect(await reasons(table, "jobs.csv")).toEqual(["Cook", "not-an-opening", "not-an-opening"]);
  });

  it("shows what a column says about visas, and reads no board's record as a post of Hacker News", async () => {
    const raw = await readOne({ title: "Cook", company: "A", sponsorship: "Does Not Offer Sponsorship" });
    expect(raw.descriptionHtml).toContain("Does Not Offer Sponsorship");
    expect(raw.descriptionHtml).not.toMatch(/visa sponsorship/i);
    expect((await readOne({ title: "Cook", company: "A", sponsorship: "Other" })).descriptionHtml).toBeNull();
    const board = { id: "1", text: "Security | Cook", createdAt: 1, hostedUrl: "https://jobs.lever.co/a/1" };
    expect(await reasons(JSON.stringify([board]), "jobs.json")).toEqual(["no-title"]);
  });

  it("finds the list inside an object, and the record inside a wrapper", async () => {
    const nested = { status: "ok", data: { total: 2, jobs: [{ title: "Cook" }, { title: "Baker" }] } };
    expect(await reasons(JSON.stringify(nested), "jobs.json")).toEqual(["Cook", "Baker"]);
    const found = {
      MatchedObjectId: "7",
      MatchedObjectDescriptor: { PositionTitle: "Cook", OrganizationName: "A" },
    };
    const wrapped = { SearchResult: { SearchResultItems: [found] } };
    expect(await read(JSON.stringify(wrapped), "jobs.json")).toMatchObject([
      { raw: { externalId: "7", title: "Cook", company: "A" } },
    ]);
    expect(await reasons(JSON.stringify([{ node: { title: "Cook" } }]), "jobs.json")).toEqual(["Cook"]);
  });
});
