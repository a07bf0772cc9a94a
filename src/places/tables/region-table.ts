/** Country code to lines of "geonamesCode ourCode Name|other name|other name". */
export type RegionTable = Readonly<Record<string, string>>;

export type RegionRow = { country: string; geonamesCode: string; code: string; names: string[] };

/** Reads the lines of a table. */
export function* regionRows(table: RegionTable): Generator<RegionRow> {
  for (const [country, lines] of Object.entries(table)) {
    for (const line of lines.trim().split("\n")) {
      const [geonamesCode = "", code = "", ...rest] = line.split(" ");
      yield { country, geonamesCode, code, names: rest.join(" ").split("|") };
    }
  }
}
