import { afterAll, beforeAll, expect, test } from "vitest";
import { registerOnSite, type Account } from "../support/accounts-on-site.ts";
import { startMailPeer, type MailPeer } from "../support/mail-peer.ts";
import { startServer, type RunningSite } from "../support/start-server.ts";

let peer: MailPeer;
let site: RunningSite;
let owner: Account;
beforeAll(async () => {
  peer = await startMailPeer();
  site = await startServer({ SMTP_URL: peer.url });
});
afterAll(async () => {
  await site.stop();
  await peer.close();
});

/** What a stranger chooses when registering with an address. */
const password = "the password of a stranger";

type Step = (email: string) => Promise<Response>;

const form = (path: string, fields: Record<string, string>): Promise<Response> =>
  fetch(site.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: site.url },
    redirect: "manual",
  });

const api = (path: string, body: object): Promise<Response> =>
  fetch(`${site.url}/api/auth/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", origin: site.url },
  });

const steps = {
  "register by form": (email) =>
    form("/auth?tab=register", { name: "Eve", email, password, confirm: password }),
  "register by API": (email) => api("sign-up/email", { name: "Eve", email, password }),
  "sign in by form": (email) => form("/auth", { email, password }),
  "sign in by API": (email) => api("sign-in/email", { email, password }),
  recover: (email) => form("/auth/recover", { email }),
  resend: (email) => form("/auth/resend", { email }),
} satisfies Record<string, Step>;

/** Everything of an answer that a stranger sees, without what differs between any two answers. */
async function seen(answer: Response, email: string) {
  const text = (await answer.text())
    .replaceAll(email, "[address]")
    .replaceAll(/nonce="[^"]*"|[\da-f-]{36}|\d{13}/g, "");
  const headers = [...answer.headers].filter(
    ([name]) => !/^(date|x-request-id|content-security-policy|content-length)$/.test(name),
  );
  return { status: answer.status, headers, text };
}

async function walk(names: readonly (keyof typeof steps)[], email: string) {
  const answers = [];
  for (const name of names) answers.push({ step: name, ...(await seen(await steps[name](email), email)) });
  return answers;
}

test.each<{ names: (keyof typeof steps)[] }>([
  { names: ["register by form", "sign in by form"] },
  { names: ["register by API", "sign in by API"] },
  { names: ["register by form", "sign in by API", "sign in by form"] },
  { names: ["register by form", "register by form", "sign in by form"] },
  { names: ["register by form", "recover", "sign in by form", "sign in by API"] },
  { names: ["register by API", "resend", "sign in by API", "sign in by form"] },
  { names: ["resend", "register by form", "sign in by form"] },
  { names: ["recover", "register by API", "resend", "sign in by API"] },
])("$names: answers are the same with and without an account", async ({ names }) => {
  owner = await registerOnSite({ site, peer });
  const unknown = `nobody-${owner.email}`;
  const waiting = `waiting-${owner.email}`;
  await form("/auth?tab=register", {
    name: "Amara",
    email: waiting,
    password: owner.password,
    confirm: owner.password,
  });
  const known = await walk(names, owner.email);
  expect(await walk(names, unknown)).toEqual(known);
  expect(await walk(names, waiting)).toEqual(known);
  expect(known.filter(({ step }) => step.startsWith("sign in")).map(({ status }) => status)).toEqual(
    names.filter((name) => name.startsWith("sign in")).map(() => 401),
  );
});
