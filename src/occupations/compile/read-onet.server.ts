import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** A title that belongs to more occupations than this is left out. */
const maxOccupations = 3;

/** Reads the titles of each O*NET occupation, by code. "Chief Executive Officer (CEO)" gives two titles. */
export function readOnet(folder: string): Map<string, string[]> {
  const rows = (name: string) =>
    gunzipSync(readFileSync(join(folder, name)))
      .toString()
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split("\t"));
  const titles = new Map<string, Set<string>>();
  const add = (code: string, written: string) => {
    const ofCode = titles.get(code) ?? new Set();
    titles.set(code, ofCode);
    const [, name = written, other] = /^(.*?)\s*\(([^()]+)\)\s*$/.exec(written) ?? [];
    ofCode.add(name);
    if (other && other.length > 2 && other !== name) ofCode.add(other);
  };
  for (const [code = "", title = ""] of rows("onet_occupation_data.tsv.gz")) add(code, title);
  for (const [code = "", title = "", short = ""] of rows("onet_alternate_titles.tsv.gz")) {
    add(code, title);
    if (short !== "n/a" && short.length > 2) add(code, short);
  }
  for (const [code = "", title = ""] of rows("onet_reported_titles.tsv.gz")) add(code, title);

  const uses = new Map<string, number>();
  for (const ofCode of titles.values())
    for (const title of ofCode) uses.set(title, (uses.get(title) ?? 0) + 1);
  return new Map(
    [...titles].map(([code, ofCode]) => [
      code,
      [...ofCode].filter((title) => (uses.get(title) ?? 0) <= maxOccupations),
    ]),
  );
}
