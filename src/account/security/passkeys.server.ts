import type { Accounts } from "../accounts.server.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import { askAuth } from "../ask-auth.server.ts";
import { browserName } from "../browsers/browser-name.ts";
import { copyCookies } from "../copy-cookies.ts";
import type { Viewer } from "../viewer.ts";

type Person = Pick<Viewer, "id">;

export type Passkey = { id: string; name: string; added: Date | null };

export async function listPasskeys({ db }: Pick<Accounts, "db">, { id }: Person): Promise<Passkey[]> {
  const rows = await db
    .selectFrom("passkeys")
    .where("user_id", "=", id)
    .select(["id", "name", "created_at"])
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name ?? "Passkey", added: row.created_at }));
}

/** What a browser needs to make a passkey, as its own JSON; null when the sign-in is older than a day. */
export async function passkeyOptions(accounts: Accounts, headers: Headers): Promise<Response | null> {
  const answer = await askAuth(accounts, "/passkey/generate-register-options", headers, { method: "GET" });
  if (answer.status === 403 || answer.status === 401) return null;
  if (!answer.ok) throw new Error(`Better Auth answered ${answer.status} to a wish for a passkey.`);
  return answer;
}

/** Keeps a passkey that a browser made. False when it was not made for this question and this person. */
export async function addPasskey(
  accounts: Accounts,
  { id }: Person,
  { headers, response }: { headers: Headers; response: unknown },
): Promise<{ ok: true; headers: Headers } | { ok: false }> {
  const name = browserName(headers.get("user-agent"));
  const body = { response, name };
  const answer = await askAuth(accounts, "/passkey/verify-registration", headers, { body });
  if (answer.status >= 500) throw new Error(`Better Auth answered ${answer.status} to a passkey.`);
  if (!answer.ok) return { ok: false };
  const now = accounts.clock();
  await recordActivity(accounts.db, { personId: id, kind: "passkey-added", subject: name, now });
  return { ok: true, headers: copyCookies(answer.headers, new Headers()) };
}

/** Forgets a passkey of this person. False when there is none by that id. */
export async function removePasskey(
  { db, clock }: Pick<Accounts, "db" | "clock">,
  { id }: Person,
  passkeyId: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom("passkeys")
      .where("id", "=", passkeyId)
      .where("user_id", "=", id)
      .returning("name")
      .executeTakeFirst();
    if (!removed) return false;
    const subject = removed.name ?? undefined;
    await recordActivity(tx, { personId: id, kind: "passkey-removed", subject, now: clock() });
    return true;
  });
}
