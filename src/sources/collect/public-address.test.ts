import { expect, it } from "vitest";
import { allowedAddresses, isPublicAddress } from "./public-address.server.ts";

it.each(["8.8.8.8", "172.15.0.1", "172.32.0.1", "100.128.0.1", "2606:4700::6810:1", "::ffff:8.8.8.8"])(
  "takes %s for public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  "127.0.0.1",
  "127.9.9.9",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "fe80::1",
  "fd00::1",
  "ff02::1",
  "::ffff:127.0.0.1",
  "::ffff:a00:1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:db8::1",
  "::127.0.0.1",
  "fec0::1",
  "fe80::1%eth0",
])("takes %s for private", (address) => expect(isPublicAddress(address)).toBe(false));

it("PRIVATE_SOURCES allows exactly the addresses it names, in any notation", () => {
  const isAllowed = allowedAddresses(["127.0.0.1", "FD00:0::7"]);
  for (const address of ["127.0.0.1", "fd00::7", "1.1.1.1"]) expect(isAllowed(address)).toBe(true);
  for (const address of ["127.0.0.2", "fd00::8", "::1", "10.0.0.1", "169.254.169.254"]) {
    expect(isAllowed(address)).toBe(false);
  }
  expect(allowedAddresses([])("127.0.0.1")).toBe(false);
});
