export type CvTable = {
  person_id: string;
  id: string;
  title: string;
  /** JSON of a CvDocument. */
  document: string;
  revision: number;
  changed_at: Date;
  /** 0 to 100. */
  completeness: number;
};

declare module "../../platform/database/tables.ts" {
  interface Tables {
    cvs: CvTable;
  }
}
