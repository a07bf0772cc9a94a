import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startMailPeer } from "../support/mail-peer.ts";
import type { MailPeer } from "../support/mail-peer.ts";
import { startServer } from "../support/start-server.ts";
import type { RunningSite } from "../support/start-server.ts";

let peer: MailPeer;
let site: RunningSite;
beforeAll(async () => {
  peer = await startMailPeer({ login: { user: "site", pass: "hunter/2" } });
  site = await startServer({
    SMTP_URL: peer.url,
    MAIL_FROM: "Toehold <no-reply@toehold.example>",
    CONTACT_EMAIL: "hello@toehold.example",
  });
});
afterAll(async () => {
  await site.stop();
  await peer.close();
});

function write(message: string): Promise<Response> {
  return fetch(`${site.url}/contact`, {
    method: "POST",
    body: new URLSearchParams({ name: "Ana", email: "ana@example.com", topic: "issue", message }),
    redirect: "manual",
  });
}

test("a message to the site is mailed to the operator, and a reply goes to the sender", async () => {
  const answer = await write("The second page of results is empty.");
  const reference = new URL(answer.headers.get("location") ?? "", site.url).searchParams.get("sent") ?? "";
  const mail = await peer.waitForMail("hello@toehold.example", reference);
  expect(mail.subject).toBe(`Something broken or missing (${reference})`);
  expect(mail.headers).toMatchObject({
    from: "Toehold <no-reply@toehold.example>",
    "reply-to": "Ana <ana@example.com>",
  });
  expect(mail.text).toContain("The second page of results is empty.");
  expect(mail.html).toContain("prefers-color-scheme: dark");
});

test("a mail server that hangs does not block requests, and the log names no one", async () => {
  const release = peer.hold();
  try {
    expect((await write("Does anybody read this while mail hangs?")).status).toBe(303);
    expect(peer.mails.some((mail) => mail.text.includes("while mail hangs"))).toBe(false);
  } finally {
    release();
  }
  await expect.poll(() => peer.mails.some((mail) => mail.text.includes("while mail hangs"))).toBe(true);
  expect(site.said()).not.toMatch(/ana@|hello@|hunter|while mail hangs|Something broken/);
});

test("a site in use has no readable outbox", async () => {
  for (const path of ["/dev/outbox", "/dev/outbox/1", "/dev/outbox/1/html"]) {
    expect((await fetch(inject("siteUrl") + path)).status).toBe(404);
  }
});

test("a wrong mail server address stops the start and is not printed", async () => {
  const start = startServer({ SMTP_URL: "smpt://me:hunter2@mail.example" });
  await expect(start).rejects.toThrow("SMTP_URL must be the address of a mail server");
  await expect(start).rejects.not.toThrow("hunter2");
});
