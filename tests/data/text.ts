import { folded, type TableSchema } from "./table-schema.ts";

export const texts: Record<string, TableSchema> = {
  "text/compound-words.json": {
    row: folded.regex(/^\S+( \S+){1,2}$/),
    sorted: [],
  },
};
