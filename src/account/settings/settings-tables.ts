import type { ColumnType } from "kysely";

export type AccountSettingsTable = {
  person_id: string;
  /** The chosen settings, by the keys of `settings`. jsonb: reads give an object, writes take JSON text. */
  chosen: ColumnType<Record<string, unknown>, string, string>;
  updated_at: Date;
};

declare module "../../platform/database/tables.ts" {
  interface Tables {
    account_settings: AccountSettingsTable;
  }
}
