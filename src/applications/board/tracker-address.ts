/** The view of the page: the board, or all applications as rows. */
type TrackerView = "board" | "table";

/** The parameters of /applications. */
export type TrackerAddress = {
  view: TrackerView;
  words: string;
  /** The column that shows more cards, and how many. */
  more: { stageId: string; cards: number } | null;
};

const maxCharacters = 200;
const maxCards = 5_000;

export function parseTrackerAddress(params: URLSearchParams): TrackerAddress {
  const stageId = params.get("in") ?? "";
  const cards = Number(/^\d{1,4}$/.exec(params.get("cards") ?? "")?.[0] ?? 0);
  return {
    view: params.get("view") === "table" ? "table" : "board",
    words: (params.get("q") ?? "").replaceAll("\0", "").trim().slice(0, maxCharacters),
    more: stageId !== "" && cards > 0 ? { stageId, cards: Math.min(cards, maxCards) } : null,
  };
}

export function trackerPath({ view, words, more }: TrackerAddress): string {
  const params = new URLSearchParams();
  if (view === "table") params.set("view", "table");
  if (words !== "") params.set("q", words);
  if (more) {
    params.set("in", more.stageId);
    params.set("cards", String(more.cards));
  }
  const query = params.toString();
  return query === "" ? "/applications" : `/applications?${query}`;
}

/** The columns by which the table is sorted. */
const sortKeys = ["updated", "title", "company", "stage", "applied", "deadline"] as const;
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

export function parseTableQuery(
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
