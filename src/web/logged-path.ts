/** Addresses that name a person or a thing of theirs: what the path begins with, and its pattern. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/^\/cv\/./, "/cv/:name"],
  [/^\/cv-builder\/account\/./, "/cv-builder/account/:id"],
  [/^\/dev\/outbox\/./, "/dev/outbox/:id"],
];

/**
 * The path of a request as the log may hold it. The address of a public CV is mostly its owner's name.
 *
 * @param path as requested: it can be decoded
 * @example loggedPath("/cv/amara-osei") // "/cv/:name"
 */
export function loggedPath(path: string): string {
  const plain = decodeURIComponent(path)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, "/");
  return personal.find(([start]) => start.test(plain))?.[1] ?? path;
}
