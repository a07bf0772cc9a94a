import ipaddr from "ipaddr.js";

/**
 * The part of a network address that belongs to one household or company. For IPv4 that is the whole address. For IPv6
 * it is the first 64 bits, because the holder can change the rest at will.
 *
 * @example addressGroup("2001:db8:1:2:3:4:5:6") // "2001:db8:1:2"
 */
export function addressGroup(address: string): string {
  const read = ipaddr.isValid(address) ? ipaddr.process(address) : null;
  if (!(read instanceof ipaddr.IPv6)) return read?.toString() ?? address;
  const network = read.parts.slice(0, 4);
  return network.map((part) => part.toString(16)).join(":");
}
