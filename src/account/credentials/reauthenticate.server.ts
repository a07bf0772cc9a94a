import type { Accounts } from "../accounts.server.ts";
import { forgetAttempts, takeAttempt } from "../attempts/take-attempt.server.ts";
import { browserName } from "../browsers/browser-name.ts";
import { passwordLengths } from "../passwords/password-lengths.ts";
import { settlePassword } from "../passwords/judge-password.server.ts";
import type { Viewer } from "../viewer.ts";
import { acceptCode } from "./accept-code.server.ts";
import { hasTwoStep } from "./has-two-step.server.ts";
import { notifySecurityChange, writeSecurityNotice } from "./notify-security-change.server.ts";

export type SignedInPerson = Pick<Viewer, "id" | "email"> & { session: Pick<Viewer["session"], "id"> };

/** What a form asks for: the password, and a code where two-step sign-in is on. */
export type Proof = { password: string; code: string; headers: Headers };

export type Refused =
  | { ok: false; reason: "wrong-password" }
  /** Two-step sign-in is on, and the code is missing, wrong, or was used before. */
  | { ok: false; reason: "wrong-code" }
  /** Too many wrong tries: this session was ended, and the owner was mailed. */
  | { ok: false; reason: "signed-out" };
export type Reauthenticated = { ok: true } | Refused;

/**
 * Checks that a signed-in person is the owner of the account, whatever the age of the session: before any change to
 * how they sign in. Tries are counted by session, so a stolen session locks nobody else out, and ends it.
 */
export async function reauthenticate(
  accounts: Accounts,
  person: SignedInPerson,
  { password, code, headers }: Proof,
): Promise<Reauthenticated> {
  return counted(accounts, person, async () => {
    if (!(await isPassword(accounts, person.id, password))) return "wrong-password";
    if (!(await hasTwoStep(accounts, person))) return "right";
    return (await acceptCode(accounts, person.id, { headers, code })) ? "right" : "wrong-code";
  });
}

/** Checks the password of a signed-in person alone, for what a link in a mail still has to confirm. */
export async function checkPassword(
  accounts: Accounts,
  person: SignedInPerson,
  password: string,
): Promise<Reauthenticated> {
  return counted(accounts, person, async () =>
    (await isPassword(accounts, person.id, password)) ? "right" : "wrong-password",
  );
}

/** Counts a try of a session, forgets the count when it was right, and ends the session when there were too many. */
export async function counted(
  accounts: Accounts,
  person: SignedInPerson,
  check: () => Promise<"right" | "wrong-password" | "wrong-code">,
): Promise<Reauthenticated> {
  const kind = "reauthentication, session";
  const taken = await takeAttempt(accounts, kind, person.session.id);
  if (!taken.ok) {
    await endSession(accounts, person);
    return { ok: false, reason: "signed-out" };
  }
  const found = await check();
  if (found !== "right") return { ok: false, reason: found };
  await forgetAttempts(accounts, kind, person.session.id);
  return { ok: true };
}

async function isPassword({ auth, db }: Accounts, personId: string, password: string): Promise<boolean> {
  if (password.length > passwordLengths.max) return false;
  const credential = await db
    .selectFrom("credentials")
    .where("user_id", "=", personId)
    .where("provider_id", "=", "credential")
    .select("password")
    .executeTakeFirst();
  if (!credential?.password) return false;
  const { password: scrypt } = await auth.$context;
  return scrypt.verify({ hash: credential.password, password: settlePassword(password) });
}

async function endSession(accounts: Accounts, person: SignedInPerson): Promise<void> {
  const { db, mailer } = accounts;
  const session = await db
    .selectFrom("sessions")
    .where("id", "=", person.session.id)
    .select("user_agent")
    .executeTakeFirst();
  if (!session) return;
  const subject = browserName(session.user_agent);
  const notice = await writeSecurityNotice(accounts, person, { kind: "signed-out-by-guessing", subject });
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .deleteFrom("sessions")
      .where("id", "=", person.session.id)
      .where("user_id", "=", person.id)
      .returning("id")
      .executeTakeFirst();
    if (ended) await notifySecurityChange(tx, mailer, notice);
  });
}
