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
