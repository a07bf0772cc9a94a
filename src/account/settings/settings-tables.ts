import type { ColumnType } from "kysely";

export type AccountSettingsTable = {
  person_id: string;
  /** What the person has chosen, by the keys of `settings`. jsonb: an object comes out, text of JSON goes in. */
  chosen: ColumnType<Record<string, unknown>, string, string>;
  updated_at: Date;
};

declare module "../../platform/database/tables.ts" {
  interface Tables {
    account_settings: AccountSettingsTable;
  }
}
