import { afterEach, beforeEach, expect, test } from "vitest";
import { startMailPeer } from "../../../tests/support/mail-peer.ts";
import type { MailPeer } from "../../../tests/support/mail-peer.ts";
import type { MailDelivery } from "./mail-delivery.server.ts";
import { readSmtpAddress } from "../config/smtp-address.ts";
import { smtpDelivery } from "./mail-delivery.server.ts";

const mail = {
  to: "ana@example.com",
  subject: "Confirm",
  html: "<p>Hello</p>",
  text: "Hello",
  written: "2026-11-20T12:00:00.000Z",
};

let peer: MailPeer;
let delivery: MailDelivery | undefined;
beforeEach(async () => {
  peer = await startMailPeer({ login: { user: "site", pass: "hunter/2" } });
});
afterEach(async () => {
  await delivery?.close();
  await peer.close();
});

function deliver(url: string, signal = new AbortController().signal) {
  const smtp = readSmtpAddress(url);
  if (!smtp) throw new Error(`${url} is no mail server`);
  delivery = smtpDelivery({ smtp, from: { name: "", address: "no-reply@jobs.example.org" } });
  return delivery.deliver(mail, { id: "3f1c", signal });
}

test("logs in on the same machine without encryption", async () => {
  expect(await deliver(peer.url)).toEqual({ ok: true });
  expect(peer.mails[0]?.headers["message-id"]).toBe("<3f1c@jobs.example.org>");
});

test("sends no password over a network to a server that does not encrypt", async () => {
  // The same server, by a name that does not look local.
  const delivered = await deliver(peer.url.replace("127.0.0.1", "[::ffff:127.0.0.1]"));
  expect(delivered).toMatchObject({ ok: false, isPermanent: false });
  expect(peer.logins).toEqual([]);
});

test("a wrong password is not a permanent failure, since it can be corrected", async () => {
  expect(await deliver(peer.url.replace("hunter", "wrong"))).toEqual({
    ok: false,
    isPermanent: false,
    reason: "EAUTH 535 AUTH PLAIN",
  });
});

test("gives up immediately when told to", async () => {
  const release = peer.hold();
  const stopping = new AbortController();
  const delivering = deliver(peer.url, stopping.signal);
  await expect.poll(() => peer.attempts.length).toBe(1);
  stopping.abort();
  expect(await delivering).toMatchObject({ ok: false, isPermanent: false });
  release();
});
