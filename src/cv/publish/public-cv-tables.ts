import type { Generated } from "kysely";

export type PublicCvTable = {
  person_id: string;
  cv_id: string;
  slug: string;
  indexable: boolean;
  show_contacts: boolean;
  views: Generated<number>;
  published_at: Date;
};

declare module "../../platform/database/tables.ts" {
  interface Tables {
    public_cvs: PublicCvTable;
  }
}
