/** Forgets the kept page of the builder, which names the person who was signed in. */
export async function deleteOfflinePage(): Promise<void> {
  if (typeof caches === "undefined") return;
  const cache = await caches.open("cv-builder");
  await cache.delete("/cv-builder");
}
