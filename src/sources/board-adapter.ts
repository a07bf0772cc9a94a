import type { BoardAddress } from "./adapter.ts";
import { companyOfBoard } from "./board-company.ts";
import { feedAdapter, type FeedAdapter, type FeedParts, type RecordReading } from "./feed-adapter.ts";

type BoardParts = Omit<FeedParts, "policy" | "defaultBoards" | "pageUrl"> & {
  defaultBoards?: readonly BoardAddress[];
  /** True only if the service permits others to offer its postings to search engines. */
  allowsJsonLd?: boolean;
  /** Minimum seconds between two crawls of one board. */
  minInterval?: number;
  /** Returns the address of page `page` (from 0) of a board. */
  boardUrl: (board: string, page: number) => string;
};

const [threeHours, halfADay] = [10_800, 43_200];

/**
 * Makes the adapter of a service on which employers have their boards. A record that does not name its employer has the
 * employer of the board. A posting leads to the employer's page.
 */
export function boardAdapter(parts: BoardParts): FeedAdapter {
  const {
    allowsJsonLd = false,
    // A board whose postings are opened one by one takes a request for each.
    minInterval = parts.detail ? halfADay : threeHours,
    boardUrl,
    defaultBoards = [],
    readRecord,
    ...rest
  } = parts;

  function withCompany(reading: RecordReading, address: BoardAddress): RecordReading {
    if ("ok" in reading || reading.company !== null) return reading;
    const page = reading.url ?? reading.applyUrl ?? null;
    return { ...reading, company: companyOfBoard({ boardAt: rest.boardAt, defaultBoards }, address, page) };
  }
  return feedAdapter({
    ...rest,
    defaultBoards,
    policy: {
      attribution: { text: `Published by the employer on ${rest.label}`, url: rest.homepage },
      applyPolicy: "employer",
      allowsJsonLd,
      minInterval,
      followLinks: false,
    },
    pageUrl: ({ board }, page) => (board === "" ? null : boardUrl(board, page)),
    readRecord(record, address) {
      const reading = readRecord(record, address);
      return reading === null ? null : [reading].flat().map((one) => withCompany(one, address));
    },
  });
}
