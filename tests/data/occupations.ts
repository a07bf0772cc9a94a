import * as z from "zod";
import { languages } from "../../src/occupations/words/language.ts";
import { folded, maybeList, text, type TableSchema } from "./table-schema.ts";

const titles = Object.fromEntries(languages.map((language) => [language, maybeList()]));

export const occupations: Record<string, TableSchema> = {
  "occupations/everyday-titles.csv": {
    row: z.strictObject({
      field: z.enum(["care", "trades", "services", "offices", "others"]),
      occupation: text,
      ...titles,
    }),
    // Of two equally good titles, the first is found.
    sorted: "as is",
  },
  "occupations/short-words.json": {
    row: z.strictObject({ language: z.enum(languages), short: folded, usual: folded }),
    sorted: ["language", "short"],
    unique: ["language", "short"],
  },
  "occupations/title-words.json": {
    row: z.strictObject({ word: folded, kind: z.enum(["generic", "noise", "shared"]) }),
    sorted: ["word", "kind"],
    unique: ["word", "kind"],
  },
};
