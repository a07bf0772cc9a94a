import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type JsonRecord,
  longestRecord,
  parseRecord,
  readJsonBody,
  readJsonStream,
} from "./read-json-body.ts";

const keys = ["jobs", "data"];

function summary(body: string) {
  return [...readJsonBody(body, keys)].map((entry) => (entry.ok ? entry.record : entry.reason));
}

describe("readJsonBody", () => {
  it("finds the records of a list, of a wrapped list, of JSON lines and a single record", () => {
    expect(summary('[{"id":1},{"id":2}]')).toEqual([{ id: 1 }, { id: 2 }]);
    expect(summary('{"meta":{"total":2},"jobs":[{"id":1},{"id":2}],"more":[3]}')).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    expect(summary('{"id":1}\n{"id":2}\n')).toEqual([{ id: 1 }, { id: 2 }]);
    expect(summary('{"data":[{"id":1}]}\n{"data":[{"id":2}]}')).toEqual([{ id: 1 }, { id: 2 }]);
    expect(summary('\uFEFF {"id":1,"offices":[{"jobs":[5]}]}')).toEqual([
      { id: 1, offices: [{ jobs: [5] }] },
    ]);
    expect(summary('{"jobs":[]}')).toEqual([]);
    expect(summary("[]")).toEqual([]);
  });

  it("treats an object as a wrapper only when its key holds a list", () => {
    expect(summary('{"id":1,"jobs":"many","data":{"a":[1]}}')).toEqual([
      { id: 1, jobs: "many", data: { a: [1] } },
    ]);
  });

  it("returns the complete records of an incomplete body, and reports the break", () => {
    expect(summary('{"jobs":[{"id":1},{"id":2,"title":"Bak')).toEqual([{ id: 1 }, "truncated"]);
    expect(summary('{"jobs":[{"id":1}')).toEqual([{ id: 1 }, "truncated"]);
    expect(summary('{"jobs":[{"id":1}]')).toEqual([{ id: 1 }, "truncated"]);
    expect(summary('{"jobs":[')).toEqual(["truncated"]);
  });

  it("reports entries that are not records, and carries on", () => {
    expect(summary('[1,null,"two",{"id":3},[4]]')).toEqual([
      "not-an-object",
      "not-an-object",
      "not-an-object",
      { id: 3 },
      "not-an-object",
    ]);
    expect(summary('[{"id":1,"list":[1,2},{"id":2}]')).toEqual(["unreadable", { id: 2 }]);
    expect(summary('[{"id":1 "title"},{"id":2}]')).toEqual(["unreadable", { id: 2 }]);
  });

  it("repairs harmless errors: control characters, needless escapes, trailing commas, NaN", () => {
    const broken = '[{"id":1,"title":"two\nlines\tand It\\\'s","pay":NaN,"low":-Infinity,"tags":["a", ],},]';
    expect(summary(broken)).toEqual([
      { id: 1, title: "two\nlines\tand It's", pay: null, low: null, tags: ["a"] },
    ]);
  });

  it.each([
    ["a missing comma before a name", '{"title":"Baker" "id":1}'],
    ["a missing comma after a list", '{"tags":[{"a":1} {"a":2}]\n"title":"Baker","id":1}'],
    ["commas too many", '{,"title":"Baker",,"id":1,}'],
    ["comments", '{/* the job */"title":"Baker", // its name\n"id":1}'],
    ["single quotes", "{'title':'Baker','id':1}"],
    ["names without quotes", '{title:"Baker",id:1}'],
    ["words of other languages", '{"title":"Baker","id":1,"pay":undefined,"is":True}'],
  ])("repairs %s", (_, text) => {
    expect(parseRecord(text)).toMatchObject({ ok: true, record: { title: "Baker", id: 1 } });
  });

  it("keeps what looks like a fault inside a string", () => {
    const text = `{'title':'Baker\\'s "mate", it's // here','url':"https://a.example/*b*/",}`;
    expect(parseRecord(text)).toMatchObject({
      ok: true,
      record: { title: `Baker's "mate", it's // here`, url: "https://a.example/*b*/" },
    });
  });

  it("does not guess the meaning of a broken record", () => {
    const broken = [
      '{"title":"Baker, "id":1}',
      '{"title":"the "best" baker"}',
      '{"tags":["say "1" time"]}',
      '{"title":"a" "b"}',
      '{"title" "Baker"}',
      '{"id":1',
    ];
    for (const text of broken) expect(parseRecord(text)).toMatchObject({ ok: false, reason: "unreadable" });
  });

  it("refuses a body that is not JSON at all", () => {
    expect(summary("")).toEqual(["unreadable"]);
    expect(summary("  \n ")).toEqual(["unreadable"]);
    expect(summary("<!doctype html><p>Down for maintenance")).toEqual(["unreadable"]);
    expect(summary("Too many requests")).toEqual(["unreadable"]);
    expect(summary("\u0000\u0001\u00ff\u0000PK")).toEqual(["unreadable"]);
    expect(summary("null")).toEqual(["not-an-object"]);
    expect(summary("42")).toEqual(["not-an-object"]);
    expect(summary('[{"id":1}] and more')).toEqual([{ id: 1 }, "unreadable"]);
    expect(summary("}{")).toEqual(["unreadable"]);
  });

  it("refuses a record that is too large or nested too deeply, and reads its neighbours", () => {
    const large = `{"id":2,"text":"${"x".repeat(longestRecord)}"}`;
    const deep = `{"id":2,"text":${"[".repeat(300)}${"]".repeat(300)}}`;
    expect(summary(`[{"id":1},${large},{"id":3}]`)).toEqual([{ id: 1 }, "too-large", { id: 3 }]);
    expect(summary(`[{"id":1},${deep},{"id":3}]`)).toEqual([{ id: 1 }, "unreadable", { id: 3 }]);
    expect(summary("[".repeat(1_000_000))).toEqual(["truncated"]);
  });

  it("keeps excerpts short and free of control characters", () => {
    const [entry] = readJsonBody(`[{"a" "${"\u0000\u0001".repeat(600)}"}]`, keys);
    expect(entry).toMatchObject({ ok: false });
    expect(entry?.ok === false && entry.excerpt.length).toBeLessThanOrEqual(500);
    expect(entry?.ok === false && /^[ -~]*$/.test(entry.excerpt)).toBe(true);
  });

  it("finds every record of any list, however it is split into pieces", async () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(fc.array(record), fc.integer({ min: 1, max: 7 }), async (records, step) => {
        const body = JSON.stringify({ total: 1, jobs: records });
        async function* pieces() {
          for (let at = 0; at < body.length; at += step) yield body.slice(at, at + step);
        }
        const streamed: JsonRecord[] = [];
        for await (const entry of readJsonStream(pieces(), keys)) streamed.push(entry);
        const whole = JSON.parse(JSON.stringify(records)) as unknown[];
        expect(streamed.map((entry) => (entry.ok ? entry.record : entry))).toEqual(whole);
      }),
    );
  });

  it("loses only the record in which the body was cut off", () => {
    const records = [{ id: 1, t: 'a "quoted" {brace' }, { id: 2, list: [{ x: "]" }] }, { id: 3 }];
    const body = JSON.stringify({ jobs: records });
    const ends = records.map(
      (record) => body.indexOf(JSON.stringify(record)) + JSON.stringify(record).length,
    );
    for (let cut = '{"jobs":['.length; cut < body.length; cut++) {
      const complete = records.slice(0, ends.filter((end) => end <= cut).length);
      expect(summary(body.slice(0, cut))).toEqual([...complete, "truncated"]);
    }
  });

  it("reads 100 MB without holding them in memory", async () => {
    const text = JSON.stringify({ id: 1, title: "Carpenter", text: 'x "y" '.repeat(1500) });
    async function* pieces() {
      yield '{"jobs":[';
      for (let size = 0; size < 100_000_000; size += text.length) yield (size === 0 ? "" : ",") + text;
      yield "]}";
    }
    const before = process.memoryUsage.rss();
    let count = 0;
    let most = 0;
    for await (const entry of readJsonStream(pieces(), keys)) {
      if (entry.ok) count++;
      most = Math.max(most, process.memoryUsage.rss());
    }
    expect(count).toBe(Math.ceil(100_000_000 / text.length));
    expect(most - before).toBeLessThan(150_000_000);
  }, 180_000);
});
