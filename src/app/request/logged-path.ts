/** Addresses that identify a person or their data: the prefix of the path, and its pattern. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/^\/cv\/./, "/cv/:name"],
  [/^\/og\/cv\/./, "/og/cv/:name"],
  [/^\/documents\/[^/]+\/./, "/documents/:kind/:id"],
  [/^\/cv-builder\/account\/./, "/cv-builder/account/:id"],
  [/^\/tools\/cover-letter\/account\/./, "/tools/cover-letter/account/:id"],
  [/^\/saved-searches\/feed\/./, "/saved-searches/feed/:key"],
  [/^\/saved-searches\/(?!new$)./, "/saved-searches/:id"],
  [/^\/applications\/calendar\/./, "/applications/calendar/:file"],
  [/^\/applications\/interviews\/./, "/applications/interviews/:file"],
  [
    /^\/applications\/(?!(?:add|exchange|export|figures|from-job|import|offers|stages)(?:\/|$))./,
    "/applications/:id",
  ],
  [/^\/contacts\/(?!(?:new|import|export\.\w+)$)./, "/contacts/:id"],
  [/^\/dev\/outbox\/./, "/dev/outbox/:id"],
];

/**
 * Returns the path of a request in the form that may be logged. The address of a public CV usually contains its owner's
 * name.
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
