import type { Database } from "../platform/database/tables.ts";

/**
 * What a part of the site keeps of a person. Each domain has its own, `main` lists them; the account exports and
 * erases over all of them and knows none.
 */
export type PersonalDataHandler = {
  /** Names the file of the export: "activity" → activity.json */
  name: string;
  /** What the file holds, one line for its README. */
  holds: string;
  /**
   * Everything kept of the person, in a shape that becomes JSON. What can grow long is an async iterable, which becomes
   * an array and is read item by item; a property of an item may be one too.
   */
  export: (db: Database, person: Person) => Promise<unknown> | AsyncIterable<unknown>;
  /** Removes it, within the transaction that removes the account. */
  erase: (tx: Database, person: Person) => Promise<void>;
};

export type Person = { id: string; email: string };
