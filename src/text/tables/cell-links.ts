import type { Sheet } from "./read-workbook.ts";

/** Names of columns whose cells are links. */
const ofLinks =
  /\b(?:links?|urls?|web(?:site|page)?|address|apply|advert|posting|lien|enlace|website|webseite|anzeige|bewerbung)\b/i;

/**
 * Writes the addresses behind the cells of a sheet into its rows. In a column of links, they replace the words ("Apply
 * here"). Elsewhere, as behind a title, they go to the column "Link", which is added if there is none.
 */
export function withLinks({ rows, links }: Sheet, headerAt: number | null): string[][] {
  const header = headerAt === null ? undefined : rows[headerAt];
  if (headerAt === null || header === undefined || links.length === 0) return rows;
  const written = rows.map((row) => [...row]);
  const known = header.findIndex((name) => /^\s*(?:links?|urls?)\s*$/i.test(name));
  const target = known === -1 ? Math.max(...rows.map((row) => row.length)) : known;
  let isUsed = false;
  for (const { row, column, address } of links) {
    const cells = written[row];
    if (cells === undefined || row <= headerAt) continue;
    if (ofLinks.test(header[column] ?? "")) cells[column] = address;
    else if ((cells[target] ?? "") === "") {
      while (cells.length < target) cells.push("");
      cells[target] = address;
      isUsed = true;
    }
  }
  if (known === -1 && isUsed) {
    const names = written[headerAt] ?? [];
    while (names.length < target) names.push("");
    names[target] = "Link";
  }
  return written;
}
