export type CvTable = {
  person_id: string;
  id: string;
  title: string;
  /** JSON of a CvDocument. */
  document: string;
  revision: number;
  changed_at: Date;
};

export type CvVersionTable = {
  person_id: string;
  cv_id: string;
  at: Date;
  name: string | null;
  document: string;
};

declare module "../../platform/database/tables.ts" {
  interface Tables {
    cvs: CvTable;
    cv_versions: CvVersionTable;
  }
}
