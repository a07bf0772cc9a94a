import { expect, test } from "vitest";
import { linkDelivery } from "./link-delivery.ts";

const smtp = { host: "mail.example.org", port: 465, encrypted: true, login: undefined };
const site = { smtp: undefined, publicUrl: "http://localhost:3000" };
const visit = (headers: Record<string, string> = {}, clientAddress = "127.0.0.1") => ({
  headers: new Headers({ host: "localhost:3000", ...headers }),
  clientAddress,
});

test("a site with a mail server mails its links, even to a browser on its own machine", () => {
  expect(linkDelivery({ ...site, smtp }, visit())).toBe("mail");
  expect(linkDelivery({ publicUrl: "https://jobs.example.org", smtp }, visit())).toBe("mail");
});

test.each([
  ["http://localhost:3000", "localhost:3000", "127.0.0.1"],
  ["http://localhost:3000", "127.0.0.1:3000", "::1"],
  ["http://127.0.0.1:8080", "127.0.0.1:8080", "127.0.0.1"],
  ["http://[::1]:3000", "[::1]:3000", "::1"],
  ["http://localhost", "localhost", "::ffff:127.0.0.1"],
])("without mail, %s shows its links to a browser that asks %s from %s", (publicUrl, host, client) => {
  expect(linkDelivery({ smtp: undefined, publicUrl }, visit({ host }, client))).toBe("page");
});

test.each([
  "https://jobs.example.org",
  "http://192.168.1.5:3000",
  "http://localhost.example.org",
  "http://0.0.0.0:3000",
])("a site at %s without a mail server delivers no links, not even to its own machine", (publicUrl) => {
  expect(linkDelivery({ smtp: undefined, publicUrl }, visit())).toBe("none");
});

test.each([
  ["another network address", visit({}, "192.168.1.20")],
  ["an unknown network address", visit({}, "unknown")],
  ["another name of the machine", visit({ host: "laptop.local:3000" })],
  ["a name that points here (DNS rebinding)", visit({ host: "evil.example" })],
  ["a Host header that is none", visit({ host: "localhost:3000@evil.example" })],
  ["an empty Host header", visit({ host: "" })],
  ["a proxy", visit({ "x-forwarded-for": "203.0.113.9" })],
  ["a proxy that claims this machine", visit({ "x-forwarded-for": "127.0.0.1" })],
  ["a proxy by the standard header", visit({ forwarded: "for=203.0.113.9" })],
])("links are not shown to a request from %s", (_, from) => {
  expect(linkDelivery(site, from)).toBe("none");
});

test("links are not shown to a request without a Host header", () => {
  expect(linkDelivery(site, { headers: new Headers(), clientAddress: "127.0.0.1" })).toBe("none");
});
