export const phaseStates = ["completed", "in-progress", "planned"] as const;
type PhaseState = (typeof phaseStates)[number];

export type Phase = {
  /** From 1, in roadmap order. */
  number: number;
  title: string;
  state: PhaseState;
  /** True only for the current phase, which the drawing of the roadmap marks with a dot. */
  here: boolean;
  items: { text: string; done: boolean }[];
};

export const phaseStateLabels: Record<PhaseState, string> = {
  completed: "Completed",
  "in-progress": "In progress",
  planned: "Planned",
};

/** Returns three phases for a short view: the current one, the one before it and the one after it. */
export function phasesAround(phases: readonly Phase[]): Phase[] {
  const here = phases.findIndex((phase) => phase.here);
  const first = Math.max(0, Math.min(here - 1, phases.length - 3));
  return phases.slice(first, first + 3);
}
