export type AccountDeletionsTable = {
  person_id: string;
  token_hash: string;
  expires_at: Date;
};

declare module "../../platform/database/tables.ts" {
  interface Tables {
    account_deletions: AccountDeletionsTable;
  }
}
