import * as z from "zod";
import { columnKey, corpusFields } from "../../src/sources/corpus/column-names.ts";
import { text, type TableSchema } from "./table-schema.ts";

export const sources: Record<string, TableSchema> = {
  "sources/column-names.json": {
    row: z.strictObject({
      field: z.enum(corpusFields),
      column: text.refine((name) => name === columnKey(name), "is not written as columns are compared"),
    }),
    // Of several columns of a record with the same meaning, the first counts.
    sorted: "as is",
    unique: ["field", "column"],
  },
  "sources/default-boards.json": {
    row: z.strictObject({
      adapter: z.enum(["ashby", "greenhouse", "lever"]),
      board: z.string().regex(/^[a-z0-9:_-]+$/i),
      company: text,
    }),
    sorted: ["adapter", "board"],
    unique: ["adapter", "board"],
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
