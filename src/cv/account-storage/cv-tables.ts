import type { Generated } from "kysely";

export type CvTable = {
  person_id: string;
  id: string;
  title: string;
  /** JSON of a CvDocument. */
  document: string;
  revision: number;
  changed_at: Date;
  /** The ATS score without the drawn page, 0 to 100. The column has the name of an earlier score. */
  completeness: number;
  /** Changes with each version that is added or removed. */
  versions_mark: Generated<number>;
};

export type CvVersionTable = {
  person_id: string;
  cv_id: string;
  id: string;
  /** Null for automatic versions. */
  name: string | null;
  /** JSON of a CvDocument. */
  document: string;
  kept_at: Date;
};

declare module "../../platform/database/tables.ts" {
  interface Tables {
    cvs: CvTable;
    cv_versions: CvVersionTable;
  }
}
