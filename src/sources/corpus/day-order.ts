import type { RawPosting, RecordResult } from "../../jobs/posting.ts";
import { type DayOrder, dayOrderOf, parseDay } from "../../text/days.ts";

/** Records that are read before the order is decided. */
const sampled = 500;

/**
 * Decides by all dates of a file whether the day or the month comes first, as in "03/04/2026", and writes such dates as
 * ISO days. Dates of a file that does not decide it stay as they are.
 */
export async function* withDayOrder(results: AsyncIterable<RecordResult>): AsyncGenerator<RecordResult> {
  const iterator = results[Symbol.asyncIterator]();
  const sample: RecordResult[] = [];
  while (sample.length < sampled) {
    const next = await iterator.next();
    if (next.done === true) break;
    sample.push(next.value);
  }
  const order = orderIn(sample);
  for (const result of sample) yield inOrder(result, order);
  for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
    yield inOrder(next.value, order);
}

function orderIn(sample: readonly RecordResult[]): DayOrder | null {
  const raws = sample.flatMap((result) => (result.ok ? result.raw : []));
  const columns = [raws.map(({ postedAt }) => postedAt), raws.map(({ closesAt }) => closesAt)];
  const orders = columns.map((column) => dayOrderOf(column.filter((value) => typeof value === "string")));
  const [order, ...more] = new Set(orders.filter((one) => one === "day-first" || one === "month-first"));
  return order !== undefined && more.length === 0 ? order : null;
}

function inOrder(result: RecordResult, order: DayOrder | null): RecordResult {
  if (!result.ok || order === null) return result;
  const { postedAt, closesAt } = result.raw;
  const raw: RawPosting = {
    ...result.raw,
    postedAt: isoDay(postedAt, order, "past"),
    closesAt: isoDay(closesAt, order, "future"),
  };
  return { ok: true, raw };
}

function isoDay(
  value: string | number | null,
  order: DayOrder,
  lean: "past" | "future",
): string | number | null {
  if (typeof value !== "string" || dayOrderOf([value]) === null) return value;
  return parseDay(value, { order, now: new Date(0), lean }) ?? value;
}
