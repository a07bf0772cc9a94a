import type { Phase } from "./phase.ts";

/** Returns three phases for a short view: the current one, the one before it and the one after it. */
export function phasesAround(phases: readonly Phase[]): Phase[] {
  const here = phases.findIndex((phase) => phase.here);
  const first = Math.max(0, Math.min(here - 1, phases.length - 3));
  return phases.slice(first, first + 3);
}
