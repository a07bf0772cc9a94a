import { BlockList, isIPv6 } from "node:net";

/** Special-purpose ranges that no public site uses (IANA registries for IPv4 and IPv6). */
const notPublic = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  notPublic.addSubnet(network, bits, "ipv4");
}

/** All public IPv6 addresses are in 2000::/3. These parts of it contain an IPv4 address or none. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  notPublic.addSubnet(network, bits, "ipv6");
}
/** IPv4 addresses written as IPv6, which are checked as IPv4. */
const mapped = new BlockList();
mapped.addSubnet("::ffff:0:0", 96, "ipv6");

/**
 * Returns the check for addresses that sources may be read from: those of the public internet, and the few of the
 * operator's own network that PRIVATE_SOURCES names.
 */
export function allowedAddresses(privateSources: readonly string[]): (address: string) => boolean {
  const named = new BlockList();
  for (const address of privateSources) named.addAddress(address, familyOf(address));
  return (address) => isPublicAddress(address) || named.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}

/**
 * Whether an IP address is on the public internet: not this machine, its network or a cloud's metadata service.
 *
 * @example isPublicAddress("169.254.169.254") // false
 */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !notPublic.check(address, "ipv4");
  if (notPublic.check(address, "ipv6")) return false;
  return globalUnicast.check(address, "ipv6") || mapped.check(address, "ipv6");
}
