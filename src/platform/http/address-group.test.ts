import { expect, test } from "vitest";
import { addressGroup } from "./address-group.ts";

test.each([
  ["203.0.113.5", "203.0.113.5"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["::ffff:203.0.113.5", "203.0.113.5"],
  ["::ffff:cb00:7105", "203.0.113.5"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["unknown", "unknown"],
])("%s belongs to %s", (address, group) => expect(addressGroup(address)).toBe(group));
