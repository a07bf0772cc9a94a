import { parseMonthDate } from "../../text/periods.ts";
import type { EmployerFields } from "../sections/section.ts";
import type { PageEntry } from "../sections/row-view.ts";

type Texts = Readonly<Record<string, string>>;

/** A row as the page shows it. */
export type ShownRow = {
  texts: Texts;
  /** JSON pointer of the row that has the texts. */
  at: string;
  part: PageEntry["part"];
  isOnNewPage: boolean;
  /** The rows whose dates begin and end the whole period of an employer. */
  period?: { start: ShownRow; end: ShownRow };
};

/**
 * Groups the posts at one employer under an entry of the employer. Facts that all posts share move to that entry. Only
 * posts one after the other belong together. The whole period is left out if the person was away in between.
 */
export function withEmployers(rows: readonly ShownRow[], fields: EmployerFields<string>): ShownRow[] {
  const written = rows.filter(({ texts }) =>
    Object.entries(texts).some(([field, text]) => field !== "id" && text.trim() !== ""),
  );
  return groupsOf(written, fields).flatMap((group) => {
    const [first, second] = group;
    return first && second ? employerAndPosts(first, group, fields) : group;
  });
}

function groupsOf(rows: readonly ShownRow[], { name, post }: EmployerFields<string>): ShownRow[][] {
  const groups: ShownRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1)?.[0];
    const hasBoth = (one: ShownRow) => plain(one.texts[name]) !== "" && plain(one.texts[post]) !== "";
    if (last && hasBoth(row) && hasBoth(last) && isSame([last, row], name)) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

function employerAndPosts(
  first: ShownRow,
  group: ShownRow[],
  { name, place, url }: EmployerFields<string>,
): ShownRow[] {
  const shared = [name, place, url].filter((field) => field !== undefined && isSame(group, field));
  const only = (texts: Texts, isWanted: (field: string) => boolean) =>
    Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, isWanted(field) ? text : ""]));
  const period = wholePeriod(group);
  return [
    {
      texts: only(first.texts, (field) => shared.includes(field)),
      at: first.at,
      part: "employer",
      isOnNewPage: first.isOnNewPage,
      ...(period ? { period } : {}),
    },
    ...group.map((row, index): ShownRow => ({
      ...row,
      isOnNewPage: index > 0 && row.isOnNewPage,
      texts: only(row.texts, (field) => !shared.includes(field)),
      part: "post",
    })),
  ];
}

function isSame(rows: readonly ShownRow[], field: string): boolean {
  return new Set(rows.map(({ texts }) => plain(texts[field]))).size === 1;
}

function plain(text = ""): string {
  return text.trim().replaceAll(/\s+/g, " ").toLowerCase();
}

/** The first start and the last end of posts that leave no gap. */
function wholePeriod(rows: readonly ShownRow[]): ShownRow["period"] {
  const posts = rows
    .map((row) => ({ row, from: monthOf(row.texts["startDate"], 1), to: monthOf(row.texts["endDate"], 12) }))
    .toSorted((one, other) => one.from - other.from);
  const [first] = posts;
  if (!first) return undefined;
  let last = first;
  for (const post of posts) {
    // A comparison with NaN, the month of a date that cannot be read, is false.
    if (!(post.from <= post.to && post.from <= last.to + 1)) return undefined;
    if (post.to > last.to) last = post;
  }
  return { start: first.row, end: last.row };
}

/** Months since the year 0; NaN for a date that cannot be read. */
function monthOf(text = "", without: number): number {
  const date = parseMonthDate(text);
  if (date === null) return NaN;
  return date === "present" ? Infinity : date.year * 12 + (date.month ?? without);
}
