import { parentPort } from "node:worker_threads";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import type { RecordResult } from "../../jobs/posting.ts";
import { understandRecords } from "../../jobs/understand-records.server.ts";
import { packRecords, type PackedRecords } from "./packed-records.ts";

/** A batch to parse. */
export type UnderstandingRequest = {
  records: readonly RecordResult[];
  now: Date;
  /** Ids that are already stored. */
  known: ReadonlySet<string>;
};

/** Replies come in the order of the requests. An error ends the thread, and its starter is told. */
export type UnderstandingReply = PackedRecords;

const port = parentPort;
if (!port) throw new Error("This file is the entry of a worker thread.");

const gazetteer = loadGazetteer();
port.on("message", ({ records, now, known }: UnderstandingRequest) => {
  const packed = packRecords(understandRecords(records, { now, gazetteer, known }));
  port.postMessage(packed satisfies UnderstandingReply, [packed.described.buffer]);
});
