import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { signedInAccount, accountsOfFile, visitFrom } from "../../../tests/support/test-accounts.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { createLog } from "../../platform/log/log.ts";
import { createTasks } from "../../platform/queue/tasks.server.ts";
import { accountData } from "../account-data.server.ts";
import type { Accounts } from "../accounts.server.ts";
import { requestRecovery, resendConfirmation, defineLinkTask, linkTask } from "./request-link.server.ts";
import { signUp } from "../sign-up.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const site = accountsOfFile(database);
let accounts: Accounts;
let tasks: ReturnType<typeof createTasks>;
beforeEach(async () => {
  await startQueue();
});
afterEach(() => tasks.stop(1_000));

/** Starts the real queue of a process. Another process can continue it. */
async function startQueue() {
  tasks = createTasks({ opened: database, log: createLog({ level: "silent" }), secondsBetweenLooks: 0.5 });
  defineLinkTask(tasks, site.accounts);
  await tasks.start();
  accounts = { ...site.accounts, tasks };
}

/** Reads the tasks queued for an address, with their delay and without ids and timestamps. */
async function queued(email: string) {
  const { rows } = await database.executeSql(
    `select name, state::text, data, retry_limit, priority,
       extract(epoch from start_after - created_on)::float8 as delay
     from pgboss.job where name = $1 and data->>'email' = $2`,
    [linkTask, email],
  );
  return rows as { data: { email: string }; delay: number }[];
}

async function takeEffect() {
  await expect
    .poll(async () => (await database.executeSql("select from pgboss.job where name = $1", [linkTask])).rows)
    .toEqual([]);
}

const asks = {
  recovery: (email: string) => requestRecovery(accounts, email, visitFrom()),
  resending: (email: string) => resendConfirmation(accounts, { email, returnUrl: "/" }, visitFrom()),
};

test.each(["recovery", "resending"] as const)(
  "%s only queues a task for some seconds later, the same for known and unknown addresses",
  async (kind) => {
    const { email } = await signedInAccount(site);
    const waiting = `waiting-${email}`;
    await signUp(
      accounts,
      { name: "Ana", email: waiting, password: "seven quiet lighthouses", returnUrl: "/" },
      visitFrom(),
    );
    const before = site.mails.length;
    const unknown = `unknown-${email}`;
    const rows = [];
    for (const address of [email, waiting, unknown]) {
      expect(await asks[kind](address)).toEqual({ ok: true });
      rows.push(...(await queued(address)));
    }
    expect(site.mails).toHaveLength(before);
    expect(rows).toHaveLength(3);
    for (const { delay } of rows) {
      expect(delay).toBeGreaterThanOrEqual(1);
      expect(delay).toBeLessThanOrEqual(4);
    }
    const alike = rows.map((row) => ({ ...row, delay: 0, data: { ...row.data, email: "" } }));
    expect(alike[1]).toEqual(alike[0]);
    expect(alike[2]).toEqual(alike[0]);

    await takeEffect();
    expect(site.mails.slice(before).map(({ to }) => to)).toEqual([kind === "recovery" ? email : waiting]);
  },
);

test("a link that waits in the queue survives a restart, and the queue deletes the address once it is sent", async () => {
  const { email } = await signedInAccount(site);
  const before = site.mails.length;
  await asks.recovery(email);
  await tasks.stop(1_000);
  expect(site.mails).toHaveLength(before);
  await startQueue();
  await takeEffect();
  expect(site.mails.slice(before).map(({ to }) => to)).toEqual([email]);
});

test("the export names a waiting link, and deletion removes it from the queue", async () => {
  const { email, id } = await signedInAccount(site);
  await asks.recovery(email);
  expect(await accountData.export(database.db, { id, email })).toMatchObject({
    linksToBeSent: ["recover"],
    signUps: [{ used: expect.any(Date) as Date }],
  });
  await database.db.transaction().execute((tx) => accountData.erase(tx, { id, email }));
  expect(await queued(email)).toEqual([]);
});
