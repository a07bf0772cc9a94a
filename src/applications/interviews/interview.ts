export type Interview = {
  id: string;
  startsAt: Date;
  /** "Europe/Berlin": the zone in which the time was agreed. */
  timeZone: string;
  minutes: number;
  /** "Video, second round" */
  kind: string;
  withWhom: string;
  /** An address or a link. */
  place: string;
  notes: string;
  /** Grows with each change. */
  revision: number;
};

export type InterviewFields = Omit<Interview, "id" | "revision">;
