/** The view of the page: the board, or all applications as rows. */
export type TrackerView = "board" | "table";

/** The parameters of /applications. */
export type TrackerAddress = {
  view: TrackerView;
  words: string;
  /** The column that shows more cards, and how many. */
  more: { stageId: string; cards: number } | null;
};

const maxCharacters = 200;
const maxCards = 5_000;

export function readTrackerAddress(params: URLSearchParams): TrackerAddress {
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
