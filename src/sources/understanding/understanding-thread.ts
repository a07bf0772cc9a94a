import type { RecordResult } from "../../jobs/posting.ts";
import { understandRecords } from "../../jobs/understand-records.server.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { answerInThread } from "../../platform/concurrency/answer-in-thread.server.ts";
import { packRecords, type PackedRecords } from "./packed-records.ts";

/** A batch to parse. */
export type UnderstandingRequest = {
  records: readonly RecordResult[];
  now: Date;
  /** Ids that are already stored. */
  known: ReadonlySet<string>;
};

const gazetteer = loadGazetteer();
answerInThread<UnderstandingRequest, PackedRecords>(({ records, now, known }) =>
  packRecords(understandRecords(records, { now, gazetteer, known })),
);
