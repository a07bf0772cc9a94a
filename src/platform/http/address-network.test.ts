import { expect, test } from "vitest";
import { addressNetwork } from "./address-network.ts";

test.each([
  ["203.0.113.5", "203.0.113"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1"],
  ["2001:db8:1:ffff::9", "2001:db8:1"],
  ["2001:db8::1", "2001:db8:0"],
  ["unknown", "unknown"],
])("%s belongs to %s", (address, network) => expect(addressNetwork(address)).toBe(network));
