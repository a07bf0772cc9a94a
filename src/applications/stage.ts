/** The meanings of stages, in the order in which an application passes through them. */
export const stageKinds = ["saved", "applied", "interview", "offer", "closed"] as const;

export type StageKind = (typeof stageKinds)[number];

/** A column of a person's board. */
export type Stage = { id: string; name: string; kind: StageKind };

/** The name of the first stage of each kind, until its owner renames it. */
export const defaultStageNames: Record<StageKind, string> = {
  saved: "Saved",
  applied: "Applied",
  interview: "Interview",
  offer: "Offer",
  closed: "Closed",
};

export function isStageKind(value: unknown): value is StageKind {
  return stageKinds.some((kind) => kind === value);
}
