import type { Accounts } from "../accounts.server.ts";
import { resetLimit, refundLimit, consumeLimit, type TooMany } from "../rate-limits/consume-limit.server.ts";
import { browserName } from "../browsers/browser-name.ts";
import { passwordLengths, normalisePassword } from "../passwords/judge-password.server.ts";
import type { Viewer } from "../viewer.ts";
import { acceptCode } from "./accept-code.server.ts";
import { hasTwoStep } from "./has-two-step.server.ts";
import { notifySecurityChange, writeSecurityNotice } from "./notify-security-change.server.ts";

export type SignedInPerson = Pick<Viewer, "id" | "email"> & { session: Pick<Viewer["session"], "id"> };

/** The fields of a form: the password, and a code if two-step sign-in is on. */
export type Proof = {
  password: string;
  code: string;
  headers: Headers;
  /** Aborts when the client no longer waits for the answer. */
  signal?: AbortSignal;
};

export type ReauthenticateRefusal =
  | { ok: false; reason: "wrong-password" }
  /** Two-step sign-in is on, and the code is missing, wrong, or was used before. */
  | { ok: false; reason: "wrong-code" }
  /** Too many wrong attempts: this session was ended, and the owner was mailed. */
  | { ok: false; reason: "signed-out" }
  /** Too many passwords are waiting to be checked. */
  | TooMany;
export type ReauthenticateResult = { ok: true } | ReauthenticateRefusal;

/**
 * Checks that a signed-in person is the owner of the account, whatever the age of the session. Required before any
 * change to how they sign in. Attempts are counted per session: a stolen session is ended after too many and locks out
 * no other session.
 */
export async function reauthenticate(
  accounts: Accounts,
  person: SignedInPerson,
  { password, code, headers, signal }: Proof,
): Promise<ReauthenticateResult> {
  return limitAttempts(accounts, person, async () => {
    const checked = await checkCredential(accounts, person.id, { password, signal });
    if (checked !== "right") return checked;
    if (!(await hasTwoStep(accounts, person))) return "right";
    return (await acceptCode(accounts, person.id, { headers, code })) ? "right" : "wrong-code";
  });
}

/** Checks only the password of a signed-in person, for actions that a link in a mail still has to confirm. */
export async function checkPassword(
  accounts: Accounts,
  person: SignedInPerson,
  password: string,
  signal?: AbortSignal,
): Promise<ReauthenticateResult> {
  return limitAttempts(accounts, person, () => checkCredential(accounts, person.id, { password, signal }));
}

/**
 * Counts an attempt of a session. Resets the count if it succeeded, and ends the session after too many failures. An
 * attempt that was not checked is not counted.
 */
export async function limitAttempts(
  accounts: Accounts,
  person: SignedInPerson,
  check: () => Promise<"right" | "wrong-password" | "wrong-code" | TooMany>,
): Promise<ReauthenticateResult> {
  const kind = "reauthentication, session";
  const taken = await consumeLimit(accounts, kind, person.session.id);
  if (!taken.ok) {
    await endSession(accounts, person);
    return { ok: false, reason: "signed-out" };
  }
  const found = await check();
  if (typeof found === "object") {
    await refundLimit(accounts, kind, person.session.id);
    return found;
  }
  if (found !== "right") return { ok: false, reason: found };
  await resetLimit(accounts, kind, person.session.id);
  return { ok: true };
}

async function checkCredential(
  { auth, db, passwordWork }: Accounts,
  personId: string,
  { password, signal }: { password: string; signal: AbortSignal | undefined },
): Promise<"right" | "wrong-password" | TooMany> {
  if (password.length > passwordLengths.max) return "wrong-password";
  const credential = await db
    .selectFrom("credentials")
    .where("user_id", "=", personId)
    .where("provider_id", "=", "credential")
    .select("password")
    .executeTakeFirst();
  const hash = credential?.password;
  if (!hash) return "wrong-password";
  const { password: scrypt } = await auth.$context;
  const verified = await passwordWork.run({ known: true, person: personId }, signal, () =>
    scrypt.verify({ hash, password: normalisePassword(password) }),
  );
  if (!verified.ok) return verified;
  return verified.value ? "right" : "wrong-password";
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
