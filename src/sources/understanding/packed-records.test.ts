import { expect, test } from "vitest";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import type { RecordResult } from "../../jobs/posting.ts";
import { understandRecords } from "../../jobs/understand-records.server.ts";
import { readCorpus } from "../corpus/read-corpus.server.ts";
import { packRecords, unpackRecords } from "./packed-records.ts";

const postings = [
  { id: "1", title: "Baker", company: "Oven Ltd", description: "Bake bread and bake cakes for the shop." },
  { id: "2", title: "", company: "Nobody", description: "A record without a title." },
  { id: "3", title: "Nurse", company: "Clinic", description: "Care for patients and bake nothing." },
  { id: "4", title: "Clerk", company: "Office", description: "" },
];

async function understand(known: string[]) {
  async function* bytes() {
    yield new TextEncoder().encode(postings.map((posting) => JSON.stringify(posting)).join("\n"));
  }
  const records: RecordResult[] = [];
  for await (const result of readCorpus(bytes(), { fileName: "jobs.jsonl" })) records.push(result);
  const now = new Date("2026-11-01T10:00:00Z");
  return understandRecords(records, { now, gazetteer: loadGazetteer(), known: new Set(known) });
}

test("packed records unpack to the original, and each word is sent once", async () => {
  const sent = structuredClone(packRecords(await understand(["3"])));
  expect(sent.words.filter((word) => word === "bake")).toHaveLength(1);
  const understood = unpackRecords(sent);
  expect(understood).toEqual(await understand(["3"]));
  expect(understood.prepared.map(({ indexed }) => indexed?.vectors.described.length)).toEqual([
    4,
    undefined,
    0,
  ]);
});
