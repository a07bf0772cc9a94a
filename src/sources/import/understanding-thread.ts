import { parentPort } from "node:worker_threads";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import type { Reading } from "../../jobs/posting.ts";
import { understandReadings } from "../../jobs/understand-readings.server.ts";
import { packReadings, type PackedReadings } from "./packed-readings.ts";

/** A batch to parse. */
export type UnderstandingRequest = {
  readings: readonly Reading[];
  now: Date;
  /** Ids that are already stored. */
  known: ReadonlySet<string>;
};

/** Replies come in the order of the requests. An error ends the thread, and its starter is told. */
export type UnderstandingReply = PackedReadings;

const port = parentPort;
if (!port) throw new Error("This file is the entry of a worker thread.");

const gazetteer = loadGazetteer();
port.on("message", ({ readings, now, known }: UnderstandingRequest) => {
  const packed = packReadings(understandReadings(readings, { now, gazetteer, known }));
  port.postMessage(packed satisfies UnderstandingReply, [packed.described.buffer]);
});
