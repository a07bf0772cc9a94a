/** What a person keeps about a question, in this browser. */
export type Practice = {
  /** Number of good answers in a row. */
  box: number;
  /** ISO day on which it is due again; null if it was never practised. */
  due: string | null;
  saved: boolean;
  note: string;
};

/** All questions that a person practised, saved or noted, by id. */
export type PracticeBook = Readonly<Record<string, Practice>>;

export const noPractice: Practice = { box: 0, due: null, saved: false, note: "" };

/** Days until a question comes back after so many good answers in a row. */
const days = [1, 3, 7, 14, 30, 60];

/** Returns the practice after an answer. An answer that did not work brings the question back the next day. */
export function afterAnswer(practice: Practice, wasGood: boolean, today: string): Practice {
  const box = wasGood ? Math.min(practice.box + 1, days.length) : 0;
  const wait = wasGood ? (days[box - 1] ?? 1) : 1;
  return { ...practice, box, due: addDays(today, wait) };
}

/** Whether a question is to be practised: never practised, or its day has come. */
export function isDue({ due }: Practice, today: string): boolean {
  return due === null || due <= today;
}

/** Returns the ISO day `count` days after `day`. */
function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Reads a book as it was stored. A damaged book is an empty one; damaged entries are left out. */
export function readBook(text: string | null): PracticeBook {
  let read: unknown;
  try {
    read = JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
  if (typeof read !== "object" || read === null || Array.isArray(read)) return {};
  return Object.fromEntries(
    Object.entries(read).flatMap(([id, one]: [string, Partial<Practice> | null]) => {
      if (typeof one !== "object" || one === null) return [];
      const due = typeof one.due === "string" && /^\d{4}-\d\d-\d\d$/.test(one.due) ? one.due : null;
      const box = Number.isInteger(one.box) ? Math.min(Math.max(Number(one.box), 0), days.length) : 0;
      const note = typeof one.note === "string" ? one.note.slice(0, 2000) : "";
      return [[id, { box, due, saved: one.saved === true, note }]];
    }),
  );
}
