import type { Reading } from "../../jobs/posting.ts";

/** Descriptions make up nearly all of a record. A batch of very long ones is closed early to bound memory. */
const longestBatch = 4_000_000;

/** Groups readings into batches of the given size, or of four million characters of descriptions. */
export async function* inBatches(
  readings: AsyncIterable<Reading>,
  batchSize: number,
): AsyncGenerator<Reading[]> {
  let batch: Reading[] = [];
  let length = 0;
  for await (const reading of readings) {
    batch.push(reading);
    if (reading.ok) {
      const { descriptionHtml, descriptionText } = reading.raw;
      length += (descriptionHtml?.length ?? 0) + (descriptionText?.length ?? 0);
    }
    if (batch.length < batchSize && length < longestBatch) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}
