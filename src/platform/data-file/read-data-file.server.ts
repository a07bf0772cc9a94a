import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";

/** Paths to the project from this module, and from the bundled server, which is one or two folders deep. */
const candidateRoots = ["../../..", "../.."].map((way) => join(import.meta.dirname, way));

/** The folder of the tables. The file in it tells it from a folder of the embedded database with the same name. */
const folder = join(
  candidateRoots.find((root) => existsSync(join(root, "data/README.md"))) ?? process.cwd(),
  "data",
);

/** Returns the path of a file in `data/`, for a list of the files that something is built from. */
export function dataFilePath(file: string): string {
  return join(folder, file);
}

/** The columns of a table in their order. A cell of a "list" has several values: "CDG; ORY". */
type Columns = Readonly<Record<string, "text" | "list">>;
type Row<Of extends Columns> = { [Name in keyof Of]: Of[Name] extends "list" ? string[] : string };

/**
 * Reads a CSV table of `data/`. Only its header, the number of cells in each row and the end of the last row are checked
 * here. `tests/data` checks the cells. Throws an error that names the file and the line.
 *
 * @example readDataFile("places/airport-codes.csv", { country: "text", city: "text", codes: "list" })
 * // [{ country: "FR", city: "Paris", codes: ["CDG", "ORY"] }, …]
 */
export function readDataFile<const Of extends Columns>(file: string, columns: Of): Row<Of>[] {
  return parseDataFile(readText(file), file, columns);
}

/** Parses the text of a CSV table. `file` is for error messages. */
export function parseDataFile<const Of extends Columns>(text: string, file: string, columns: Of): Row<Of>[] {
  if (!text.endsWith("\n")) throw new Error(`data/${file} is cut off: its last line does not end.`);
  try {
    const rows: unknown = parse(text, {
      bom: true,
      columns: (header: string[]) => checkHeader(header, Object.keys(columns)),
      cast: (cell, { column, header }) => (!header && columns[column] === "list" ? valuesIn(cell) : cell),
    });
    return rows as Row<Of>[];
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(`data/${file} cannot be used: ${words}`, { cause: error });
  }
}

function valuesIn(cell: string): string[] {
  return cell === "" ? [] : cell.split("; ");
}

function readText(file: string): string {
  try {
    return readFileSync(dataFilePath(file), "utf8");
  } catch (error) {
    throw new Error(
      `${dataFilePath(file)} cannot be read. It is part of the program: restore it with "git checkout data". If a volume ` +
        "hides it, mount the volume elsewhere and name that folder in DATA_DIR.",
      { cause: error },
    );
  }
}

function checkHeader(header: string[], columns: readonly string[]): string[] {
  if (header.join() === columns.join()) return header;
  throw new Error(`Its columns are "${header.join()}", but this version reads "${columns.join()}".`);
}
