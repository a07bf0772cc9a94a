/**
 * The part of a network address that one household or company holds: an IPv4 address whole, of an IPv6 address the
 * first 64 bits, since the rest is theirs to change at will.
 *
 * @example addressGroup("2001:db8:1:2:3:4:5:6") // "2001:db8:1:2"
 */
export function addressGroup(address: string): string {
  const bare = address.split("%")[0] ?? "";
  if (!/^[\da-f:]+$/i.test(bare) || !bare.includes(":")) return address;
  const [head = "", tail] = bare.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const all = [...front, ...Array.from({ length: zeros }, () => "0"), ...back];
  return all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(":");
}
