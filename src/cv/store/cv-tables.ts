export type CvTable = {
  person_id: string;
  id: string;
  title: string;
  /** JSON of a CvDocument. */
  document: string;
  revision: number;
  changed_at: Date;
};

declare module "../../platform/database/tables.ts" {
  interface Tables {
    cvs: CvTable;
  }
}
