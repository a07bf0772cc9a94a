export const phaseStates = ["completed", "in-progress", "planned"] as const;
export type PhaseState = (typeof phaseStates)[number];

/** One step of the roadmap. */
export type Phase = {
  /** From 1, in the order in which they are climbed. */
  number: number;
  title: string;
  state: PhaseState;
  /** True for the one phase the work is on now: the dot stands there. */
  here: boolean;
  items: { text: string; done: boolean }[];
};

export const phaseStateLabels: Record<PhaseState, string> = {
  completed: "Completed",
  "in-progress": "In progress",
  planned: "Planned",
};

/** "phase 3, Job Search & Application Tracking" */
export function phaseTitle(phase: Phase): string {
  return `phase ${phase.number}, ${phase.title}`;
}
