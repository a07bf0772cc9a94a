import * as z from "zod";
import { columnKey, corpusFields } from "../../src/sources/corpus/column-names.ts";
import { adapters } from "../../src/sources/adapters.ts";
import { country, text, type TableSchema } from "./table-schema.ts";

/** Boards of the catalogue, with the names of the adapters. */
const board = z.strictObject({
  kind: z.enum(adapters.map(({ name }) => name)),
  board: z.string().regex(/^[^\s/\\](?:[^\p{Cc}/\\]*[^\s/\\])?$/u),
  company: text,
  country: z.union([z.literal(""), country]),
  trade: z.string().regex(/^[a-z]*$/),
  first: z.enum(["", "yes"]),
});

export const sources: Record<string, TableSchema> = {
  "boards/boards.csv": { row: board, sorted: ["kind", "board"], unique: ["kind", "board"] },
  "sources/column-names.json": {
    row: z.strictObject({
      field: z.enum(corpusFields),
      column: text.refine((name) => name === columnKey(name), "is not written as columns are compared"),
    }),
    // Of several columns of a record with the same meaning, the first counts.
    sorted: "as is",
    unique: ["field", "column"],
  },
  "sources/hacker-news-places.json": {
    row: z.strictObject({
      name: text,
      kind: z.enum(["area", "code", "no city", "rather a city", "state", "wide"]),
    }),
    sorted: ["name", "kind"],
    unique: ["name", "kind"],
  },
};
