import { listLinks } from "../jobs/list-links.server.ts";
import { ensureSources } from "../jobs/source-record.server.ts";
import { listSourceNames } from "../jobs/find-source.server.ts";
import type { Database } from "../platform/database/tables.ts";
import { boardOfAddress, isBoardName } from "./boards-on-page.ts";
import { nameOfBoard } from "./catalogue.server.ts";
import { sourceOfBoard } from "./source-of-board.ts";

/** Postings of so many milliseconds are searched; the task runs once a day. */
const searched = 2 * 86_400_000;
/** Boards that are added on one day. */
const dailyPortion = 20;

/**
 * Adds the boards that the links of new postings lead to, to be crawled. Job sites link to the employer's own board,
 * which has all of its openings. A board that is known stays as it is, also one that is switched off.
 *
 * @returns the names of the new sources
 */
export async function findBoards(db: Database, { now }: { now: Date }): Promise<string[]> {
  const links = await listLinks(db, { since: new Date(now.getTime() - searched) });
  const found = new Map<string, ReturnType<typeof sourceOfBoard>>();
  for (const link of links) {
    const url = URL.parse(link);
    const board = url && boardOfAddress(url);
    if (!board || !isBoardName(board.board)) continue;
    const companyName = nameOfBoard(board.adapter.name, board.board);
    const source = sourceOfBoard({ board: board.board, companyName }, board.adapter);
    const key = source.name.toLowerCase();
    if (!found.has(key)) found.set(key, source);
  }
  const known = await listSourceNames(db, [...found.keys()]);
  const rows = [...found]
    .flatMap(([name, source]) => (known.has(name) ? [] : [source]))
    .slice(0, dailyPortion);
  await ensureSources(db, rows);
  return rows.map(({ name }) => name);
}
