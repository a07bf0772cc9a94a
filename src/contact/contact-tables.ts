import type { Generated } from "kysely";

export type ContactMessagesTable = {
  id: Generated<number>;
  /** The reference that the sender gets: "7KQ2-M4TX" */
  reference: string;
  topic: string;
  /** Empty if the sender gave none. */
  name: string;
  email: string;
  message: string;
  sent_at: Date;
  /** Hashes of the sender's network and address group, made with the key of the day: "network.sender" */
  sender: string;
  /** When the operator marked it as done. */
  done_at: Generated<Date | null>;
};

export type ContactSenderKeysTable = {
  /** UTC day: "2026-11-20" */
  day: string;
  key: string;
};

declare module "../platform/database/tables.ts" {
  interface Tables {
    contact_messages: ContactMessagesTable;
    contact_sender_keys: ContactSenderKeysTable;
  }
}
