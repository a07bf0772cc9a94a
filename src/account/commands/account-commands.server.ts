import type { Clock } from "../../platform/clock/clock.ts";
import type { CommandGroup, CommandOutcome } from "../../platform/command-line/command.ts";
import type { Database } from "../../platform/database/tables.ts";
import { momentText } from "../../platform/terminal/moment-text.ts";
import type { AccountsFrom } from "../accounts.server.ts";
import type { PersonalDataHandler } from "../personal-data.ts";
import { readEmail } from "../email-address.ts";
import { changeEmail, deleteAccount, deleteSignUps } from "./change-account.server.ts";
import { findAccount, listAccounts, type AccountSummary } from "./find-account.server.ts";
import { linkAddress } from "../links/shown-link.ts";
import { hashToken, linkExpiry, newLinkToken } from "../links/link-token.server.ts";
import { openAccount } from "../open-account.server.ts";

type ConfirmAccountResult = { ok: true } | { ok: false; reason: "none-waits" } | SeveralWait;

type SeveralWait = { ok: false; reason: "several-wait"; names: string[] };

/** The dependencies of account operations that a command needs. */
type AccountTools = Pick<AccountsFrom, "config" | "db" | "clock" | "mailer" | "random" | "secret">;

export type AccountCommandServices = {
  db: Database;
  clock: Clock;
  /** Opened when a command needs them. */
  accountTools: () => Promise<AccountTools>;
  personalData: readonly PersonalDataHandler[];
};

const usualLimit = 50;
const address = { name: "address", description: "the email address of the account" };

/** The commands of `npm run admin -- accounts …`. */
export const accountCommands: CommandGroup<AccountCommandServices> = {
  name: "accounts",
  summary: "people's accounts",
  commands: [
    {
      name: "list",
      summary: "Lists accounts and sign-ups, the newest first",
      options: {
        waiting: { description: "only sign-ups whose address is not confirmed" },
        search: { value: "text", description: "only those whose address or name contains it" },
        limit: { value: "count", isNumber: true, description: `show at most this many (${usualLimit})` },
      },
      examples: ["accounts list --waiting", "accounts list --search ana@"],
      async run(input, { db, clock }) {
        const limit = input.number("limit", usualLimit);
        return listed(
          await listAccounts(db, {
            search: input.option("search"),
            waiting: input.isOn("waiting"),
            limit,
            now: clock(),
          }),
          input.isOn("waiting") ? "No sign-up is waiting." : "There is no such account.",
        );
      },
    },
    {
      name: "confirm",
      summary: "Confirms the address of a sign-up, as the link in the mail does",
      details: "Only do so when you know that the address belongs to the person who signed up.",
      operands: [address],
      examples: ["accounts confirm ana@example.com"],
      run: (input, services) =>
        withAccount(input.operand("address"), services, async ({ id, email }) => {
          if (id !== null) return done({ email, confirmed: true }, `${email} is already confirmed.`);
          const confirmed = await confirmAccount(await services.accountTools(), email);
          if (confirmed.ok) return done({ email, confirmed: true }, `${email} is confirmed and can sign in.`);
          return {
            ok: false,
            problem: confirmed.reason === "none-waits" ? gone(email) : several(confirmed, email),
          };
        }),
    },
    {
      name: "reset-link",
      summary: "Prints a link that lets the owner choose a new password",
      details:
        "Like the link in a recovery mail, it works once, for one hour. Anyone who has it can take over the account, so give it only to the owner, in a way you trust.",
      operands: [address],
      examples: ["accounts reset-link ana@example.com"],
      run: (input, services) =>
        withAccount(input.operand("address"), services, async ({ id, email }) => {
          if (id === null)
            return { ok: false, problem: `${email} is not confirmed yet: it has no password to reset.` };
          const { link, expiresAt } = await makeResetLink(await services.accountTools(), id);
          return done(
            { email, link, expiresAt },
            `${link}\n\nWorks once, until ${momentText(expiresAt)} UTC. For ${email} only.\nIt begins with PUBLIC_URL: run this command with the same value as the site.`,
          );
        }),
    },
    {
      name: "change-email",
      summary: "Gives an account another address, and tells the owner at both",
      details:
        "Only do so when you know that the owner asks for it and that the new address is theirs. Links that were mailed before stop working.",
      operands: [address, { name: "new-address", description: "the address to sign in with from now on" }],
      examples: ["accounts change-email ana@example.com ana@example.org"],
      run: (input, services) =>
        withAccount(input.operand("address"), services, async ({ id, email }) => {
          const read = readEmail(input.operand("new-address"));
          if (!read.ok) return { ok: false, problem: read.error };
          if (id === null)
            return {
              ok: false,
              problem: `${email} is not confirmed yet. The person can sign up with another.`,
            };
          const changed = await changeEmail(await services.accountTools(), { id, email }, read.value);
          if (!changed.ok) return { ok: false, problem: `${read.value} belongs to an account already.` };
          return done({ email: read.value, before: email }, `${email} is now ${read.value}.`);
        }),
    },
    {
      name: "delete",
      summary: "Deletes an account and everything the site stores about the person",
      details:
        "The owner of an account is told by mail. Sign-ups that are waiting are deleted without notice.",
      operands: [address],
      destroys: "This permanently deletes the account with its CVs, messages and settings.",
      examples: ["accounts delete ana@example.com --yes"],
      run: (input, services) =>
        withAccount(input.operand("address"), services, async ({ id, email }) => {
          const tools = await services.accountTools();
          if (id === null) await deleteSignUps(tools, email);
          else await deleteAccount(tools, services.personalData, { id, email });
          const what = id === null ? "The sign-ups" : "The account";
          return done({ email, deleted: true }, `${what} of ${email} ${id === null ? "are" : "is"} deleted.`);
        }),
    },
  ],
};

function gone(email: string): string {
  return `${email} has been deleted in the meantime.`;
}

function several({ names }: { names: readonly string[] }, email: string): string {
  return `${names.length} sign-ups are waiting for ${email} (${names.join(", ")}), perhaps from different people. Ask the owner to request a new link on the sign-in page. Its page asks for a new password.`;
}

/** Runs an operation on the account of an address, if there is one. */
async function withAccount(
  typed: string,
  { db, clock }: Pick<AccountCommandServices, "db" | "clock">,
  act: (account: AccountSummary) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  const account = await findAccount(db, typed, clock());
  if (account) return act(account);
  return {
    ok: false,
    problem: `There is no account with the address ${typed}. See: npm run admin -- accounts list --search <text>`,
  };
}

function done(data: object, words: string): CommandOutcome {
  return { ok: true, data, show: [words] };
}

function listed(accounts: readonly AccountSummary[], none: string): CommandOutcome {
  const data = accounts.map(({ id, email, name, since, lastSignIn }) => ({
    email,
    name,
    isConfirmed: id !== null,
    since,
    lastSignIn,
  }));
  if (accounts.length === 0) return { ok: true, data, show: [none] };
  const columns = [
    { heading: "Address", whole: true },
    { heading: "Name" },
    { heading: "State", whole: true },
    { heading: "Since (UTC)", whole: true },
    { heading: "Last sign-in", whole: true },
  ];
  const rows = accounts.map(({ id, email, name, since, lastSignIn }) => [
    email,
    name,
    id === null ? "waiting" : "confirmed",
    momentText(since).slice(0, 10),
    momentText(lastSignIn).slice(0, 10),
  ]);
  return { ok: true, data, show: [{ columns, rows }] };
}

/** Makes a recovery link for an account without sending a mail. */
async function makeResetLink(
  { db, clock, config, random }: Pick<AccountsFrom, "db" | "clock" | "config" | "random">,
  personId: string,
): Promise<{ link: string; expiresAt: Date }> {
  const now = clock();
  const token = newLinkToken(random);
  const expiresAt = linkExpiry("recover", now);
  await db
    .insertInto("account_links")
    .values({
      token_hash: hashToken(token),
      user_id: personId,
      purpose: "recover",
      made_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  return { link: linkAddress(config, "recover", token), expiresAt };
}

/**
 * Confirms a sign-up on behalf of the operator, as its owner would with the link from the mail. Anybody can sign up
 * with any address, so if several sign-ups are pending for one address, none is confirmed.
 */
async function confirmAccount(
  accounts: Pick<AccountsFrom, "db" | "clock" | "config" | "secret" | "mailer" | "random">,
  email: string,
): Promise<ConfirmAccountResult> {
  const signUps = await accounts.db
    .selectFrom("pending_sign_ups")
    .where("email", "=", email)
    .where("password", "is not", null)
    .where("used_at", "is", null)
    .where("expires_at", ">", accounts.clock())
    .select(["token_hash", "name"])
    .orderBy("created_at")
    .execute();
  const [signUp] = signUps;
  if (!signUp) return { ok: false, reason: "none-waits" };
  if (signUps.length > 1)
    return { ok: false, reason: "several-wait", names: signUps.map(({ name }) => name ?? "") };
  await openAccount(accounts, { tokenHash: signUp.token_hash, email, by: "operator" });
  return { ok: true };
}
