import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import "./cv-tables.ts";
import { lockCvs } from "./lock-cvs.server.ts";
import { markVersions } from "./mark-versions.server.ts";
import { versionLimits, type StoredVersion } from "./stored-version.ts";

export type StoreVersion = { personId: string; cv: string; version: StoredVersion };

export type StoreVersionOutcome =
  | { ok: true }
  /** The account does not have this CV. */
  | { ok: false; reason: "gone" }
  /** The account has reached a limit for versions. */
  | { ok: false; reason: "full" };

/**
 * Adds a version to a CV of the account. An existing version is not changed, so the same version may be sent twice.
 * Only the newest automatic versions are kept.
 */
export async function storeVersion(db: Database, save: StoreVersion): Promise<StoreVersionOutcome> {
  const { personId, cv, version } = save;
  return db.transaction().execute(async (tx): Promise<StoreVersionOutcome> => {
    await lockCvs(tx, personId);
    const held = await whatIsHeld(tx, save);
    if (!held) return { ok: false, reason: "gone" };
    if (held.isThere) return { ok: true };
    const document = JSON.stringify(version.document);
    if (
      (version.name !== null && held.named >= versionLimits.named) ||
      held.bytes + Buffer.byteLength(document) > versionLimits.bytes
    )
      return { ok: false, reason: "full" };
    await tx
      .insertInto("cv_versions")
      .values({
        person_id: personId,
        cv_id: cv,
        id: version.id,
        name: version.name?.slice(0, versionLimits.name) ?? null,
        document,
        kept_at: new Date(version.at),
      })
      .execute();
    if (version.name === null) await dropOldest(tx, save);
    await markVersions(tx, personId, cv);
    return { ok: true };
  });
}

async function whatIsHeld(tx: Database, { personId, cv, version }: StoreVersion) {
  const isOfCv = sql<boolean>`cv_versions.cv_id = ${cv}`;
  return tx
    .selectFrom("cvs")
    .leftJoin("cv_versions", "cv_versions.person_id", "cvs.person_id")
    .where("cvs.person_id", "=", personId)
    .where("cvs.id", "=", cv)
    .groupBy(["cvs.person_id", "cvs.id"])
    .select([
      sql<number>`count(*) filter (where ${isOfCv} and cv_versions.name is not null)`.as("named"),
      sql<boolean>`coalesce(bool_or(${isOfCv} and cv_versions.id = ${version.id}), false)`.as("isThere"),
      sql<number>`coalesce(sum(octet_length(cv_versions.document)), 0)::int8`.as("bytes"),
    ])
    .executeTakeFirst();
}

async function dropOldest(tx: Database, { personId, cv }: StoreVersion): Promise<void> {
  const taken = (query: Database) =>
    query
      .selectFrom("cv_versions")
      .where("person_id", "=", personId)
      .where("cv_id", "=", cv)
      .where("name", "is", null);
  const stay = taken(tx).select("id").orderBy("kept_at", "desc").orderBy("id").limit(versionLimits.taken);
  await tx
    .deleteFrom("cv_versions")
    .where("person_id", "=", personId)
    .where("cv_id", "=", cv)
    .where("name", "is", null)
    .where("id", "not in", stay)
    .execute();
}
