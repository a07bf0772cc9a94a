import { expect, test } from "vitest";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import type { Reading } from "../../jobs/posting.ts";
import { understandReadings } from "../../jobs/understand-readings.server.ts";
import { readCorpus } from "../corpus/read-corpus.server.ts";
import { packReadings, unpackReadings } from "./packed-readings.ts";

const records = [
  { id: "1", title: "Baker", company: "Oven Ltd", description: "Bake bread and bake cakes for the shop." },
  { id: "2", title: "", company: "Nobody", description: "A record without a title." },
  { id: "3", title: "Nurse", company: "Clinic", description: "Care for patients and bake nothing." },
  { id: "4", title: "Clerk", company: "Office", description: "" },
];

async function understand(known: string[]) {
  async function* bytes() {
    yield new TextEncoder().encode(records.map((record) => JSON.stringify(record)).join("\n"));
  }
  const readings: Reading[] = [];
  for await (const reading of readCorpus(bytes(), { fileName: "jobs.jsonl" })) readings.push(reading);
  const now = new Date("2026-11-01T10:00:00Z");
  return understandReadings(readings, { now, gazetteer: loadGazetteer(), known: new Set(known) });
}

test("packed readings unpack to the original, and each word is sent once", async () => {
  const sent = structuredClone(packReadings(await understand(["3"])));
  expect(sent.words.filter((word) => word === "bake")).toHaveLength(1);
  const understood = unpackReadings(sent);
  expect(understood).toEqual(await understand(["3"]));
  expect(understood.prepared.map(({ indexed }) => indexed?.vectors.described.length)).toEqual([
    4,
    undefined,
    0,
  ]);
});
