import { afterAll, beforeAll, expect, test } from "vitest";
import { registerByForms } from "../support/accounts-on-site.ts";
import { findPostgres } from "../support/find-postgres.ts";
import { startMailPeer, type MailPeer } from "../support/mail-peer.ts";
import { startCluster } from "../support/start-postgres.ts";
import { startServer, type RunningSite } from "../support/start-server.ts";

const hasPostgres = findPostgres() !== undefined;

let site: RunningSite;
let peer: MailPeer;
let cookie = "";
let cluster: Awaited<ReturnType<typeof startCluster>>;
beforeAll(async () => {
  if (!hasPostgres) return;
  cluster = await startCluster();
  peer = await startMailPeer();
  site = await startServer({ DATABASE_URL: cluster.url, SMTP_URL: peer.url });
  const { email, password } = await registerByForms({ site, peer });
  const signedIn = await signIn({ email, password });
  cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
});
afterAll(async () => {
  await site?.stop();
  await peer?.close();
  await cluster?.stop();
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { headers: { accept: "text/html" }, redirect: "manual", ...init });

const signIn = (account = { email: "ana@example.org", password: "seven quiet lighthouses" }) =>
  ask("/auth", {
    method: "POST",
    headers: { origin: site.url, accept: "text/html" },
    body: new URLSearchParams(account),
  });

async function expectUnavailable(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer.text()).toContain("The database does not answer");
}

/** The typed text stays. */
async function expectFormAgain(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  const page = await answer.text();
  expect(page).toContain("Login failed");
  expect(page).toContain('value="ana@example.org"');
}

const databasePages = ["/", "/jobs?q=nurse", "/jobs/1", "/jobs/feed.rss"];

test.skipIf(!hasPostgres)("a frozen PostgreSQL keeps no request waiting, and the site recovers", async () => {
  cluster.freeze();
  // Requests made before the outage was noticed are answered too.
  const answers = Promise.all(databasePages.map((path) => ask(path)));
  await expectFormAgain(await signIn());
  for (const answer of await answers) await expectUnavailable(answer);
  await expectUnavailable(await ask("/jobs?q=again"));
  cluster.unfreeze();
  await expect.poll(async () => (await ask("/jobs?q=nurse")).status).toBe(200);
});

test.skipIf(!hasPostgres)("a stopped PostgreSQL means 503 everywhere, and static pages stay", async () => {
  await cluster.halt();
  await expectUnavailable(await ask("/"));
  await expectUnavailable(await ask("/jobs?q=nurse"));
  await expectFormAgain(await signIn());
  for (const path of ["/", "/profile", "/settings/security", "/cv-builder"]) {
    await expectUnavailable(await ask(path, { headers: { accept: "text/html", cookie } }));
  }
  const data = await fetch(`${site.url}/jobs.data?q=nurse`);
  expect([data.status, await data.json()]).toEqual([
    503,
    { reason: "unavailable", seconds: 5, search: "nurse" },
  ]);
  expect((await ask("/favicon.svg")).status).toBe(200);
  await cluster.resume();
  await expect.poll(async () => (await ask("/jobs?q=nurse")).status).toBe(200);
});
