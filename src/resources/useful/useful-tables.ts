import type { Generated } from "kysely";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    useful_votes: { day: string; article: string; useful: boolean; votes: number };
    useful_words: {
      id: Generated<number>;
      article: string;
      useful: boolean;
      words: string;
      written_on: string;
    };
  }
}
