import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newCvDocument } from "../../src/cv/document/new-cv-document.ts";
import { registerByForms, type Account } from "../support/accounts-on-site.ts";
import { findPostgres } from "../support/find-postgres.ts";
import { isFullRun } from "../support/full-run.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { startSiteWithMail } from "../support/site-with-mail.ts";
import { startCluster } from "../support/start-postgres.ts";
import type { RunningSite } from "../support/start-server.ts";

const world = sharedSiteWithMail();
const databases = ["embedded", ...(isFullRun && findPostgres() ? ["postgres"] : [])];

describe.each(databases)("when too many search at once, on the %s database", (database) => {
  let site: RunningSite;
  let account: Account;
  /** The length of the log before these tests. */
  let logged: number;
  let stop = async () => {};

  beforeAll(async () => {
    let { peer } = world;
    site = world.site;
    if (database === "postgres") {
      const cluster = await startCluster();
      stop = cluster.stop;
      const own = await startSiteWithMail({ DATABASE_URL: cluster.url });
      ({ site, peer } = own);
      stop = async () => {
        await own.close();
        await cluster.stop();
      };
    }
    logged = site.said().length;
    account = await registerByForms({ site, peer });
  });
  afterAll(() => stop());

  const search = (words: string, signal?: AbortSignal) =>
    fetch(`${site.url}/jobs?q=${encodeURIComponent(words)}`, {
      headers: { accept: "text/html" },
      ...(signal ? { signal } : {}),
    });
  const signIn = () =>
    fetch(`${site.url}/auth`, {
      method: "POST",
      headers: { origin: site.url },
      body: new URLSearchParams({ email: account.email, password: account.password }),
      redirect: "manual",
    });

  it("answers some, refuses the rest with a page that keeps the search, and saves meanwhile", async () => {
    const signedIn = await signIn();
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const saved = new AbortController();
    // Some go on searching until the save is answered.
    const searches = Array.from({ length: 256 }, async (_, nth) => {
      const answers = [];
      do {
        const answer = await search(`engineer ${nth}`);
        const { status, headers } = answer;
        answers.push({ status, retryAfter: headers.get("retry-after"), text: await answer.text() });
        if (nth >= 32) break;
      } while (!saved.signal.aborted);
      return answers;
    });
    const save = fetch(`${site.url}/documents/cv/${randomUUID()}`, {
      method: "PUT",
      headers: { origin: site.url, cookie, "content-type": "application/json" },
      body: JSON.stringify({ title: "Mine", revision: 0, document: newCvDocument(randomUUID) }),
    }).finally(() => saved.abort());
    expect((await save).status).toBe(200);

    const answers = (await Promise.all(searches)).flat();
    const found = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    expect(found.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    expect(found.length + refused.length).toBe(answers.length);
    for (const { retryAfter, text } of refused) {
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(text).toContain("Many people are searching right now");
      expect(text).toMatch(/<dd>engineer \d+<\/dd>/);
    }
    expect((await signIn()).status).toBe(303);
  });

  it("drops the searches of clients that leave, and answers the next one", async () => {
    const gone = Array.from({ length: isFullRun ? 400 : 200 }, async (_, nth) => {
      const client = new AbortController();
      const answer = search(`teacher ${nth}`, client.signal).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, nth % 50));
      client.abort();
      return answer;
    });
    await Promise.all(gone);
    // The site notices a moment later that the last clients have left.
    await expect.poll(async () => (await search("a search after that")).status).toBe(200);
  });

  it("gives the site's own requests for data a short answer", async () => {
    const answers = await Promise.all(
      Array.from({ length: 256 }, async (_, nth) => {
        const answer = await fetch(`${site.url}/jobs.data?q=nurse+${nth}`);
        return { status: answer.status, text: await answer.text() };
      }),
    );
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(JSON.parse(refused[0]?.text ?? "")).toMatchObject({ reason: "busy" });
  });

  it("writes no error into the log", () => {
    expect(site.said().slice(logged)).not.toMatch(/"level":(50|60)/);
  });
});
