import type { WorkMode } from "../../places/work-mode.ts";
import type { RawPosting, Stated } from "../posting.ts";
import { fieldEvidence } from "./evidence.ts";
import { readWorkModeFromText } from "./work-mode-in-text.ts";

const anyMode =
  /remote|hybrid|on-?site|in[- ]office|home|anywhere|worldwide|t\u00e9l\u00e9travail|zdaln|distan/i;

/**
 * Returns the work mode with the words it was read from: those of the fields and the title, or else of the description.
 *
 * @param resolved the mode that `resolveLocations` read from fields and title
 */
export function readWorkMode(
  resolved: WorkMode | null,
  raw: Pick<RawPosting, "workMode" | "remote" | "locations" | "remoteRegions" | "title">,
  text: string,
): Stated<WorkMode> | null {
  if (resolved === null) return readWorkModeFromText(raw.title, "title") ?? readWorkModeFromText(text);
  const place = raw.locations.find((location) => anyMode.test(location));
  if (raw.workMode !== null) return { value: resolved, evidence: fieldEvidence("workMode", raw.workMode) };
  if (raw.remote !== null && (raw.remote || place === undefined))
    return { value: resolved, evidence: fieldEvidence("remote", String(raw.remote)) };
  if (place !== undefined) return { value: resolved, evidence: fieldEvidence("locations", place) };
  const region = raw.remoteRegions[0];
  return anyMode.test(raw.title) || region === undefined
    ? { value: resolved, evidence: { from: "title", text: raw.title.slice(0, 200) } }
    : { value: resolved, evidence: fieldEvidence("remoteRegions", region) };
}
