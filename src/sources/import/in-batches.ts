import type { RecordResult } from "../../jobs/posting.ts";

/** Descriptions make up nearly all of a record. A batch of very long ones is closed early to bound memory. */
const longestBatch = 4_000_000;

/** Groups records into batches of the given size, or of four million characters of descriptions. */
export async function* inBatches(
  records: AsyncIterable<RecordResult>,
  batchSize: number,
): AsyncGenerator<RecordResult[]> {
  let batch: RecordResult[] = [];
  let length = 0;
  for await (const result of records) {
    batch.push(result);
    if (result.ok) {
      const { descriptionHtml, descriptionText } = result.raw;
      length += (descriptionHtml?.length ?? 0) + (descriptionText?.length ?? 0);
    }
    if (batch.length < batchSize && length < longestBatch) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}
