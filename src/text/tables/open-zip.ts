import { strFromU8, unzipSync } from "fflate";

/** Bytes of all unpacked parts together, and number of files in the archive. */
export type ZipLimits = { unpacked: number; zipFiles: number };

export type ZipResult =
  | { ok: true; text: (name: string) => string; names: string[] }
  | { ok: false; reason: "too-large-unpacked" | "entities" | "broken" };

/** Unpacks the parts of an office document that pass the filter. Sizes are checked before anything is unpacked. */
export function openZip(bytes: Uint8Array, isRead: (name: string) => boolean, limits: ZipLimits): ZipResult {
  let total = 0;
  let files = 0;
  let isTooLarge = false;
  try {
    const unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize, size, compression }) => {
        files += 1;
        if (!isRead(name)) return false;
        if (compression === 0 && size !== originalSize) throw new Error("sizes differ");
        total += originalSize;
        isTooLarge ||= total > limits.unpacked || files > limits.zipFiles;
        return !isTooLarge;
      },
    });
    if (isTooLarge) return { ok: false, reason: "too-large-unpacked" };
    const parts = new Map(Object.entries(unpacked).map(([name, part]) => [name, strFromU8(part)]));
    for (const text of parts.values())
      if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return { ok: false, reason: "entities" };
    return { ok: true, text: (name) => parts.get(name) ?? "", names: [...parts.keys()] };
  } catch {
    return { ok: false, reason: "broken" };
  }
}
