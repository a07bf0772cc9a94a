import type { Generated } from "kysely";

export type ActivityTable = {
  id: Generated<number>;
  person_id: string;
  kind: string;
  subject: string | null;
  at: Date;
};

declare module "../../platform/database/tables.ts" {
  interface Tables {
    activity: ActivityTable;
  }
}
