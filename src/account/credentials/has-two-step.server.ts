import type { Accounts } from "../accounts.server.ts";

/** Whether signing in with this person's password asks for a code. */
export async function hasTwoStep({ db }: Pick<Accounts, "db">, { id }: { id: string }): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .where("id", "=", id)
    .select("two_factor_enabled")
    .executeTakeFirst();
  return user?.two_factor_enabled ?? false;
}
