import type { AccountsFrom } from "../accounts.server.ts";
import { notifySecurityChange, writeSecurityNotice } from "../credentials/notify-security-change.server.ts";
import type { Person } from "../personal-data.ts";

/**
 * Gives an account another address, and tells the owner at both. Links that were mailed to the old address stop working.
 *
 * @param newEmail as `readEmail` returns it
 * @returns "taken" when the address belongs to another account
 */
export async function changeEmail(
  tools: Pick<AccountsFrom, "config" | "db" | "clock" | "mailer">,
  person: Person,
  newEmail: string,
): Promise<{ ok: true } | { ok: false; reason: "taken" }> {
  const change = { kind: "email-changed", newEmail } as const;
  const [toOld, toNew] = await Promise.all([
    writeSecurityNotice(tools, person, change),
    writeSecurityNotice(tools, { ...person, email: newEmail }, change),
  ]);
  return tools.db.transaction().execute(async (tx) => {
    const isTaken = await tx
      .selectFrom("users")
      .where("email", "=", newEmail)
      .select("id")
      .executeTakeFirst();
    if (isTaken) return { ok: false, reason: "taken" };
    await tx
      .updateTable("users")
      .set({ email: newEmail, updated_at: tools.clock() })
      .where("id", "=", person.id)
      .execute();
    await tx.deleteFrom("account_links").where("user_id", "=", person.id).execute();
    await tx.deleteFrom("pending_sign_ups").where("email", "=", newEmail).execute();
    await notifySecurityChange(tx, tools.mailer, toOld);
    await tools.mailer.send(toNew.mail, { db: tx });
    return { ok: true };
  });
}
