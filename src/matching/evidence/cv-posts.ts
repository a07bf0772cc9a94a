import { parseMonthDate } from "../../text/periods.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import type { CvLine } from "./cv-line.ts";

/** A job in a CV. Months are counted from year 0; null where the dates cannot be read. */
export type CvPost = {
  id: string;
  position: string;
  line: CvLine;
  period: readonly [from: number, to: number] | null;
};

/** Lists the posts of a CV that have a position, in its order. */
export function cvPosts(document: CvDocument, lines: readonly CvLine[], now: Date): CvPost[] {
  return document.sections.experience.flatMap(({ id, position, startDate, endDate }) => {
    const line = lines.find((one) => one.list === "experience" && one.row === id);
    if (!line) return [];
    const from = monthOf(startDate, now, 1);
    const to = endDate.trim() === "" ? thisMonth(now) : monthOf(endDate, now, 12);
    const period = from === null || to === null || to < from ? null : ([from, to] as const);
    const dates = [startDate, endDate.trim() || "Present"].join(" – ");
    return [{ id, position, line: { ...line, text: `${line.text}, ${dates}` }, period }];
  });
}

/** Counts the months of all posts. Months of several posts count once. */
export function monthsIn(posts: readonly CvPost[]): number {
  const held = new Set<number>();
  for (const { period } of posts) {
    if (!period) continue;
    const [from, to] = period;
    for (let month = from; month <= to; month++) held.add(month);
  }
  return held.size;
}

/** A year without a month is read as the longest possible period: from its first month, or to its last. */
function monthOf(text: string, now: Date, otherwise: number): number | null {
  const date = parseMonthDate(text);
  if (date === null) return null;
  if (date === "present") return thisMonth(now);
  return Math.min(date.year * 12 + (date.month ?? otherwise), thisMonth(now));
}

const thisMonth = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
