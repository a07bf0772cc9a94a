import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { registerOnSite, type Account } from "../support/accounts-on-site.ts";
import { sampleCv } from "../support/sample-cvs.ts";
import { sessionCookie } from "../support/session-cookie.ts";
import type { SiteWithMail } from "../support/site-with-mail.ts";
import { hostileRequests, type HostileRequest } from "./hostile-requests.ts";

export type FuzzReport = {
  /** The number of answers with each status. */
  statuses: Record<number, number>;
  /** Requests answered with 500, or not at all. */
  failures: string[];
  /** Lines of the site's log at level "error" or above. */
  errorLines: string[];
  /** The number of requests sent as a signed-in person. */
  signedIn: number;
};

type World = Pick<SiteWithMail, "site" | "peer">;
/**
 * @property cookies by name, as the site last set them. Some requests prepare others: a challenge prepares its
 *   answer.
 */
type Session = { account: Account; cookies: Map<string, string> };

const cookieOf = ({ cookies }: Session): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

const atOnce = 6;
/** Requests between two checks whether the session is still valid, because some of them sign out. */
const blockSize = 60;

/**
 * Configuration of the fuzzed site. It trusts a proxy header, so requests come from invented addresses, and rate
 * limits of one do not hide the others.
 */
export const fuzzedSite = { TRUSTED_PROXIES: "1", CONTACT_EMAIL: "hello@example.org" };

/** Sends generated requests to a running site. The same seed gives the same requests. */
export async function fuzzSite(
  world: World,
  options: { seed: number; requests: number },
): Promise<FuzzReport> {
  const report: FuzzReport = { statuses: {}, failures: [], errorLines: [], signedIn: 0 };
  let session = await signIn(world);
  const known = {
    ids: await makeThings(world, session),
    password: session.account.password,
    email: session.account.email,
  };
  const requests = fc.sample(hostileRequests(known), { seed: options.seed, numRuns: options.requests });

  for (let start = 0; start < requests.length; start += blockSize) {
    session = (await stillHolds(world, session)) ? session : await signIn(world, session.account);
    const holder = session;
    const block = requests.slice(start, start + blockSize).entries();
    const work = Array.from({ length: atOnce }, async () => {
      for (const [index, request] of block) {
        const status = await send(world, request, holder);
        if (request.isSignedIn) report.signedIn += 1;
        report.statuses[status] = (report.statuses[status] ?? 0) + 1;
        if (status === 500 || status === 0) report.failures.push(describe(start + index, request, status));
      }
    });
    await Promise.all(work);
  }
  report.errorLines = world.site
    .said()
    .split("\n")
    .filter((line) => /^\{"level":[56]0/.test(line));
  return report;
}

/** @returns the status; 0 if the connection broke */
async function send({ site }: World, request: HostileRequest, session: Session): Promise<number> {
  const { method, path, body } = request;
  const headers = new Headers({ origin: site.url, ...request.headers });
  if (request.isSignedIn)
    headers.set("cookie", [cookieOf(session), headers.get("cookie")].filter(Boolean).join("; "));
  const sendsBody = body !== undefined && method !== "GET" && method !== "HEAD";
  if (sendsBody && body.type !== undefined) headers.set("content-type", body.type);
  try {
    const answer = await fetch(site.url + path, {
      method,
      headers,
      redirect: "manual",
      ...(sendsBody ? { body: Buffer.from(body.bytes as string) } : {}),
    });
    await answer.arrayBuffer();
    if (request.isSignedIn) keepCookies(session, answer.headers);
    return answer.status;
  } catch {
    return 0;
  }
}

function keepCookies({ cookies }: Session, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/max-age=0(;|$)/i.test(cookie)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** Describes a request, with enough detail to send it again by hand. */
function describe(index: number, { method, path, body, isSignedIn }: HostileRequest, status: number): string {
  const sent =
    body === undefined
      ? ""
      : ` ${body.type ?? "no type"} ${JSON.stringify(body.bytes.toString().slice(0, 400))}`;
  return `${index}: ${status} ${method} ${path.slice(0, 400)}${isSignedIn ? " signed in" : ""}${sent}`;
}

let signIns = 0;

/** Signs in again, or with a new account if the old one is closed. */
async function signIn(world: World, before?: Account): Promise<Session> {
  // Each sign-in comes from another address, because sign-ins per address are limited.
  const from = { "x-forwarded-for": `10.0.${(signIns += 1) >> 8}.${signIns & 255}` };
  const again = before && (await sessionCookie(world.site.url, before, from));
  if (before && again) return { account: before, cookies: readCookies(again) };
  const account = await registerOnSite(world);
  const cookie = await sessionCookie(world.site.url, account, from);
  if (!cookie) throw new Error("A new account cannot sign in.");
  return { account, cookies: readCookies(cookie) };
}

const readCookies = (header: string): Map<string, string> =>
  new Map(
    header.split("; ").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );

async function stillHolds({ site }: World, session: Session): Promise<boolean> {
  const answer = await fetch(`${site.url}/api/session`, { headers: { cookie: cookieOf(session) } });
  return ((await answer.json()) as { signedIn: boolean }).signedIn;
}

/**
 * Makes a CV with a version and a public page. Returns parameters for addresses: these two, a job and sitemap files.
 */
async function makeThings({ site }: World, session: Session): Promise<string[]> {
  const [cv, version] = [randomUUID(), randomUUID()];
  const document = sampleCv("amara");
  const headers = { cookie: cookieOf(session), origin: site.url };
  const put = (path: string, value: object) =>
    fetch(site.url + path, {
      method: "PUT",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(value),
    });
  await put(`/documents/cv/${cv}`, { title: "CV", revision: 0, document });
  await put(`/documents/cv/${cv}/versions/${version}`, {
    name: "First",
    at: "2026-11-22T10:00:00Z",
    document,
  });
  const form = new URLSearchParams({ cv, slug: "amara-osei", indexable: "on" });
  await fetch(`${site.url}/cv-builder/public`, { method: "POST", headers, body: form, redirect: "manual" });
  const jobs = await (await fetch(`${site.url}/jobs`)).text();
  const job = /\/jobs\/([\w-]+-\d+)"/.exec(jobs)?.[1] ?? "1";
  return [cv, version, "amara-osei", job, "jobs-1.xml", "pages.xml"];
}
