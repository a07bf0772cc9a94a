import { parentPort } from "node:worker_threads";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import type { Reading } from "../../jobs/posting.ts";
import { understandReadings } from "../../jobs/understand-readings.server.ts";
import { packReadings, type PackedReadings } from "./packed-readings.ts";

/** A batch to understand. */
export type UnderstandingRequest = {
  readings: readonly Reading[];
  now: Date;
  /** Ids that are stored already. */
  known: ReadonlySet<string>;
};

/** Answers come in the order of the requests. What is thrown here ends the thread, which its starter hears of. */
export type UnderstandingReply = PackedReadings;

const port = parentPort;
if (!port) throw new Error("This file is the entry of a worker thread.");

const gazetteer = loadGazetteer();
port.on("message", ({ readings, now, known }: UnderstandingRequest) => {
  const packed = packReadings(understandReadings(readings, { now, gazetteer, known }));
  port.postMessage(packed satisfies UnderstandingReply, [packed.described.buffer]);
});
