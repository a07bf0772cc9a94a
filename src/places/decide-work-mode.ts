import type { Gazetteer } from "./gazetteer.ts";
import { modesOf, readLocation } from "./read-location.ts";
import type { WorkMode } from "./work-mode.ts";

/** Picks one of several modes, the one with the most freedom: remote workers may also come in. */
function widestMode(modes: ReadonlySet<WorkMode>): WorkMode | null {
  return (["remote", "hybrid", "on-site"] as const).find((mode) => modes.has(mode)) ?? null;
}

/** Decides by the explicit `workMode`, then the `remote` flag, then words of the location, then the title. */
export function decideMode(
  input: { remote: boolean | null; workMode: string | null; remoteRegions: readonly string[] },
  said: {
    writtenModes: Set<WorkMode>;
    titleMode: WorkMode | null;
    hasOffice: boolean;
    isAnywhere: boolean;
    /** True if the text says from where to work remotely: "Remote (US/Canada)". */
    saysFrom: boolean;
  },
  gazetteer: Gazetteer,
): WorkMode | null {
  if (input.workMode !== null) {
    const stated = widestMode(modesOf([readLocation(input.workMode, gazetteer, { lenient: false })]));
    if (stated) return stated;
  }
  if (input.remote === true) return "remote";
  const words = widestMode(said.writtenModes);
  if (input.remote === false) {
    // "Not remote" is believed next to an office. With only the word "Remote" it is an unset flag.
    if (words === "remote") return said.hasOffice && !said.saysFrom ? null : "remote";
    return words ?? (said.titleMode === "remote" ? null : said.titleMode);
  }
  if (words) return words;
  if (said.isAnywhere || (input.remoteRegions.length > 0 && !said.hasOffice)) return "remote";
  return said.titleMode;
}
