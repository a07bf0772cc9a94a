import type { BoardAddress, CrawlStep } from "./adapter.ts";
import { companyOfBoard } from "./board-company.ts";
import { feedAdapter, type FeedAdapter, type FeedParts, type RecordReading } from "./feed-adapter.ts";
import { impostorText } from "./impostor-board.ts";
import { refused, withExcerpt } from "./record-outcome.ts";

type BoardParts = Omit<FeedParts, "isFirst" | "pageUrl"> & {
  /** Returns the address of page `page` (from 0) of a board. */
  boardUrl: (board: string, page: number, step?: CrawlStep) => string | null;
};

/**
 * Makes the adapter of a service on which employers have their boards. A record that does not name its employer has the
 * employer of the board. A board whose records all name another employer than the configured one is refused whole.
 */
export function boardAdapter(parts: BoardParts): FeedAdapter {
  const { boardUrl, readRecord, ...rest } = parts;

  function withCompany(reading: RecordReading, address: BoardAddress): RecordReading {
    if ("ok" in reading || reading.company !== null) return reading;
    const page = reading.url ?? reading.applyUrl ?? null;
    return { ...reading, company: companyOfBoard(rest, address, page) };
  }
  const adapter = feedAdapter({
    ...rest,
    pageUrl: ({ board }, page, step) => (board === "" ? null : boardUrl(board, page, step)),
    readRecord(record, address) {
      const reading = readRecord(record, address);
      return reading === null ? null : [reading].flat().map((one) => withCompany(one, address));
    },
  });
  return {
    ...adapter,
    read(body, address) {
      const results = adapter.read(body, address);
      const companies = results.flatMap((result) => (result.ok ? result.raw.company : []));
      const problem = impostorText(companies, address);
      return problem === null ? results : [withExcerpt(refused("not-an-opening", problem, null), body)];
    },
  };
}
