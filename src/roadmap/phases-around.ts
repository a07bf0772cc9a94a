import type { Phase } from "./phase.ts";

/** Three phases for a short view: the one the work is on, the one before and the one after. */
export function phasesAround(phases: readonly Phase[]): Phase[] {
  const here = phases.findIndex((phase) => phase.here);
  const first = Math.max(0, Math.min(here - 1, phases.length - 3));
  return phases.slice(first, first + 3);
}
