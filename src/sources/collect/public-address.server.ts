import ipaddr from "ipaddr.js";

/** All public IPv6 addresses are in this range. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Returns the check for addresses that sources may be read from: those of the public internet, and the few of the
 * operator's own network that PRIVATE_SOURCES names.
 */
export function allowedAddresses(privateSources: readonly string[]): (address: string) => boolean {
  const plain = (address: string) => ipaddr.process(address).toString();
  const named = new Set(privateSources.map(plain));
  return (address) => isPublicAddress(address) || named.has(plain(address));
}

/**
 * Whether an IP address is on the public internet: not this machine, its network or a cloud's metadata service. An IPv4
 * address written as IPv6 is checked as IPv4.
 *
 * @example isPublicAddress("169.254.169.254") // false
 */
export function isPublicAddress(address: string): boolean {
  const read = ipaddr.process(address);
  return read.range() === "unicast" && (read.kind() === "ipv4" || read.match(globalUnicast));
}
