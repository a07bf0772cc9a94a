/** The actions of the forms on the page of a person. */
export const personIntents = [
  "plan",
  "move",
  "done",
  "log",
  "remove-event",
  "restore-event",
  "link",
  "unlink",
  "delete",
] as const;

export type PersonIntent = (typeof personIntents)[number];

/** A refused form: its name, its errors and the typed text of its fields. */
export type RefusedPersonForm = {
  intent: PersonIntent;
  errors: Partial<Record<"step" | "on" | "kind" | "note", string>>;
  typed: Partial<Record<"step" | "on" | "kind" | "note", string>>;
};

/** A part that was just removed, and the form that restores it. */
export type PersonUndo = { words: string; intent: PersonIntent; field: string; id: string };

/** Reads from the page's address the part that was just removed. */
export function readUndo(parameters: URLSearchParams): PersonUndo | null {
  const [event, application] = [parameters.get("removed"), parameters.get("unlinked")];
  if (event) return { words: "The entry is removed.", intent: "restore-event", field: "event", id: event };
  if (!application) return null;
  return { words: "The application is unlinked.", intent: "link", field: "application", id: application };
}
