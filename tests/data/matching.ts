import { list, type TableSchema } from "./table-schema.ts";

export const matching: Record<string, TableSchema> = {
  // A row is known by its first name.
  "matching/equivalents.json": { row: list(), sorted: [] },
};
