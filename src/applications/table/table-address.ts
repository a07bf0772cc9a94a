import type { TrackerAddress } from "../board/board-address.ts";

/** The columns by which the table is sorted. */
export const sortKeys = ["updated", "title", "company", "stage", "applied", "deadline"] as const;
export type SortKey = (typeof sortKeys)[number];

export type TableQuery = {
  words: string;
  /** The id of the only stage to show; "" for all. */
  stage: string;
  /** Whether the archived ones are shown, and no others. */
  archived: boolean;
  sort: SortKey;
  /** Whether the usual order of the column is reversed. */
  reversed: boolean;
  page: number;
};

export function readTableQuery(
  params: URLSearchParams,
  { words }: Pick<TrackerAddress, "words">,
): TableQuery {
  const sort = params.get("sort");
  return {
    words,
    stage: (params.get("stage") ?? "").slice(0, 40),
    archived: params.get("archived") === "yes",
    sort: sortKeys.find((key) => key === sort) ?? "updated",
    reversed: params.get("order") === "reversed",
    page: Number(/^\d{1,4}$/.exec(params.get("page") ?? "")?.[0] ?? 1) || 1,
  };
}

export function tablePath({ words, stage, archived, sort, reversed, page }: TableQuery): string {
  const params = new URLSearchParams({ view: "table" });
  if (words !== "") params.set("q", words);
  if (stage !== "") params.set("stage", stage);
  if (archived) params.set("archived", "yes");
  if (sort !== "updated") params.set("sort", sort);
  if (reversed) params.set("order", "reversed");
  if (page > 1) params.set("page", String(page));
  return `/applications?${params}`;
}
