import type { ColumnType } from "kysely";
import type { LandingContent } from "./landing.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    landing_pages: {
      path: string;
      occupation: string | null;
      city: number | null;
      title: string;
      openings: number;
      page: ColumnType<LandingContent, string, string>;
      counted_at: Date;
    };
  }
}
