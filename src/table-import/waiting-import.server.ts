import type { Generated } from "kysely";
import type { Database } from "../platform/database/tables.ts";
import { isObject } from "../platform/json/json-object.ts";
import { parseJson } from "../platform/json/parse-json.ts";
import type { ImportChoices, ImportList, ImportTable } from "./import-table.ts";

/** `content` and `choices` are JSON. */
type WaitingImportsTable = {
  user_id: string;
  list: ImportList<string>["name"];
  id: Generated<string>;
  file_name: string;
  content: string;
  choices: string;
  created_at: Date;
};

declare module "../platform/database/tables.ts" {
  interface Tables {
    waiting_imports: WaitingImportsTable;
  }
}

/** A file that was read and not imported yet. */
export type WaitingImport<Use extends string> = {
  id: string;
  fileName: string;
  table: ImportTable;
  choices: ImportChoices<Use>;
};

const hour = 3_600_000;

/** Keeps a file for an hour, instead of the one before for the same list. */
export async function keepImport<Use extends string>(
  db: Database,
  list: ImportList<Use>,
  file: { personId: string; fileName: string; table: ImportTable; now: Date },
): Promise<void> {
  const { personId, fileName, table, now } = file;
  const choices: ImportChoices<Use> = { uses: list.guessUses(table.names), order: null };
  await db.transaction().execute(async (tx) => {
    await dropImport(tx, list, personId);
    await tx
      .insertInto("waiting_imports")
      .values({
        user_id: personId,
        list: list.name,
        file_name: fileName.replaceAll("\0", "").toWellFormed().slice(0, 100),
        content: JSON.stringify(table),
        choices: JSON.stringify(choices),
        created_at: now,
      })
      .execute();
  });
}

export async function readWaitingImport<Use extends string>(
  db: Database,
  list: ImportList<Use>,
  { personId, now }: { personId: string; now: Date },
): Promise<WaitingImport<Use> | null> {
  const row = await db
    .selectFrom("waiting_imports")
    .where("user_id", "=", personId)
    .where("list", "=", list.name)
    .where("created_at", ">", new Date(now.getTime() - hour))
    .select(["id", "file_name", "content", "choices"])
    .executeTakeFirst();
  if (!row) return null;
  const [table, choices] = [parseJson(row.content), parseJson(row.choices)];
  // Only `keepImport` and `chooseColumns` write them.
  if (!isObject(table) || !isObject(choices)) return null;
  return {
    id: row.id,
    fileName: row.file_name,
    table: table as ImportTable,
    choices: choices as ImportChoices<Use>,
  };
}

export async function chooseColumns(
  db: Database,
  { personId, id, choices }: { personId: string; id: string; choices: ImportChoices<string> },
): Promise<void> {
  await db
    .updateTable("waiting_imports")
    .where("user_id", "=", personId)
    .where("id", "=", id)
    .set({ choices: JSON.stringify(choices) })
    .execute();
}

/** Deletes a waiting file. Returns false if it is gone, so that a form that is sent twice imports it once. */
export async function takeImport(
  db: Database,
  { personId, id }: { personId: string; id: string },
): Promise<boolean> {
  const taken = await db
    .deleteFrom("waiting_imports")
    .where("user_id", "=", personId)
    .where("id", "=", id)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

export async function dropImport(
  db: Database,
  { name }: Pick<ImportList<string>, "name">,
  personId: string,
): Promise<void> {
  await db.deleteFrom("waiting_imports").where("user_id", "=", personId).where("list", "=", name).execute();
}

export async function deleteExpiredImports(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - hour);
  await db.deleteFrom("waiting_imports").where("created_at", "<", before).execute();
}

/** Files that wait for their review, for the export and deletion of an account. */
export const waitingImportData = {
  name: "waiting-imports",
  holds:
    "Files of applications and contacts that you uploaded and have not imported yet. They are deleted after an hour.",

  async *export(db: Database, { id }: { id: string }): AsyncGenerator {
    const rows = await db
      .selectFrom("waiting_imports")
      .where("user_id", "=", id)
      .select(["list", "file_name as fileName", "content", "created_at as createdAt"])
      .orderBy("list")
      .execute();
    for (const row of rows) yield { ...row, content: parseJson(row.content) };
  },

  async erase(tx: Database, { id }: { id: string }): Promise<void> {
    await tx.deleteFrom("waiting_imports").where("user_id", "=", id).execute();
  },
};
