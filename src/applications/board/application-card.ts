import type { Outcome } from "../outcome.ts";
import type { Stage, StageKind } from "../stage.ts";

/** The next thing to do for an application: overdue, at an agreed time, or a plan. */
export type NextThing = { tone: "late" | "hot" | "step"; text: string };

/** An application on the board or in the table. */
export type ApplicationCard = {
  id: string;
  title: string;
  company: string;
  place: string;
  next: NextThing | null;
  /** The line at the foot: "9 days", "Video, second round", "No reply". */
  foot: string;
  /** The ATS score of the CV that was sent, as it was sent; null if none is noted. */
  cvScore: number | null;
};

/** A column of the board with the first of its cards. */
export type BoardColumn = Stage & {
  count: number;
  cards: ApplicationCard[];
  /** The id of the first card that is not shown; null if all are. */
  hidden: string | null;
};

/** The facts from which the card of an application is made. */
export type CardFacts = {
  kind: StageKind;
  nextStep: string;
  applyBy: string | null;
  outcome: Outcome | null;
  outcomeReason: string;
  movedAt: Date | null;
  reminder: { dueAt: Date; text: string } | null;
  /** The next interview, or else the last one. */
  interview: { startsAt: Date; timeZone: string; kind: string } | null;
  offer: { worth: string; answerBy: string | null } | null;
};
