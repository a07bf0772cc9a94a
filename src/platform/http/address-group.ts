/**
 * The part of a network address that belongs to one household or company. For IPv4 that is the whole address. For IPv6
 * it is the first 64 bits, because the holder can change the rest at will.
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
