import { addressGroup } from "./address-group.ts";

/**
 * The network that an address was probably assigned from: the first 48 bits of an IPv6 address, 24 of an IPv4 one. One
 * customer may hold all of it, so limits for many clients are shared by network.
 *
 * @example addressNetwork("2001:db8:1:2::9") // "2001:db8:1"
 */
export function addressNetwork(address: string): string {
  const group = addressGroup(address);
  if (/^[\d.]+$/.test(group)) return group.split(".").slice(0, 3).join(".");
  return group.split(":").slice(0, 3).join(":");
}
