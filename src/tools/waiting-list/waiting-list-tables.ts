import type { Generated } from "kysely";

export type WaitingListTable = {
  id: Generated<string>;
  /** In lower case. */
  email: string;
  joined_at: Date;
  /** When the last mail with a link to confirm was sent. */
  mailed_at: Date;
  /** Null until the owner of the address has confirmed it. */
  confirmed_at: Date | null;
};

export type WaitingListAnnouncementsTable = {
  entry_id: string;
  /** The address part of the tool: "salary-calculator" */
  tool: string;
};

declare module "../../platform/database/tables.ts" {
  interface Tables {
    waiting_list: WaitingListTable;
    waiting_list_announcements: WaitingListAnnouncementsTable;
  }
}
