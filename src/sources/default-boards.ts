import rows from "../../data/sources/default-boards.json" with { type: "json" };
import type { BoardAddress } from "./adapter.ts";

/**
 * Lists the public boards of an adapter that the site reads without being told. They are of employers in many trades and
 * countries. A board that has moved answers 404 and is not read again.
 *
 * @example defaultBoardsOf("ashby") // [{ board: "1password", companyName: "1Password" }, …]
 */
export function defaultBoardsOf(wanted: string): BoardAddress[] {
  return rows.flatMap(({ adapter, board, company }) =>
    adapter === wanted ? [{ board, companyName: company }] : [],
  );
}
