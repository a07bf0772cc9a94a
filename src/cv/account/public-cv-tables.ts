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

export type FormerCvAddressTable = {
  slug: string;
  /** Null once the account is deleted. */
  person_id: string | null;
  reserved_until: Date;
};

export type DeletedPublicationTable = Omit<PublicCvTable, "views"> & {
  views: number;
  restorable_until: Date;
};

declare module "../../platform/database/tables.ts" {
  interface Tables {
    public_cvs: PublicCvTable;
    former_cv_addresses: FormerCvAddressTable;
    deleted_publications: DeletedPublicationTable;
  }
}
