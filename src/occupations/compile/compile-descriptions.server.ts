import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { stemsOf } from "../descriptions/stems.ts";

const occupation = "occupation/";

/**
 * Writes the stems of ESCO's English names and descriptions, a line for each occupation in the order of `ids`: "names |
 * description".
 */
export function compileDescriptions(folder: string, ids: readonly string[]): string {
  const rows = parse<Record<string, string>>(
    gunzipSync(readFileSync(join(folder, "esco_occupations_en.csv.gz"))),
    { columns: true },
  );
  const texts = new Map(
    rows.map(({ conceptUri = "", preferredLabel = "", altLabels = "", description = "" }) => [
      conceptUri.slice(conceptUri.indexOf(occupation)),
      [`${preferredLabel} ${altLabels}`, description],
    ]),
  );
  return ids.map((id) => (texts.get(id) ?? []).map(distinctStems).join(" | ")).join("\n");
}

const distinctStems = (text: string) => [...new Set(stemsOf(text))].sort().join(" ");
