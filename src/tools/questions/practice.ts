import { parseJson } from "../../platform/json/parse-json.ts";
import { useEffect, useState } from "react";
import { readStored } from "../../platform/browser/read-stored.ts";

/** A person's progress and note for a question, kept in this browser. */
export type Practice = {
  /** Number of good answers in a row. */
  box: number;
  /** ISO day on which it is due again; null if it was never practised. */
  due: string | null;
  saved: boolean;
  note: string;
};

/** All questions that a person practised, saved or noted, by id. */
type PracticeBook = Readonly<Record<string, Practice>>;

export const noPractice: Practice = { box: 0, due: null, saved: false, note: "" };

/** Days until a question comes back, by the number of good answers in a row. */
const days = [1, 3, 7, 14, 30, 60];

/** Returns the practice after an answer. An answer that did not work brings the question back the next day. */
export function afterAnswer(practice: Practice, wasGood: boolean, today: string): Practice {
  const box = wasGood ? Math.min(practice.box + 1, days.length) : 0;
  const wait = wasGood ? (days[box - 1] ?? 1) : 1;
  return { ...practice, box, due: addDays(today, wait) };
}

/** Whether a question was practised before and its day has come. */
export function isDueForPractice({ due }: Practice, today: string): boolean {
  return due !== null && due <= today;
}

/** The next questions to practise, with the words of their button: those that are due, or else the new ones. */
export function nextToPractise<One>(
  all: readonly One[],
  practiceOf: (one: One) => Practice,
  today: string,
): { questions: readonly One[]; words: string } {
  const due = all.filter((one) => isDueForPractice(practiceOf(one), today));
  if (due.length > 0) return { questions: due, words: `Practise ${due.length} due today` };
  const fresh = all.filter((one) => practiceOf(one).due === null);
  if (fresh.length === 0) return { questions: [], words: "Nothing is due today" };
  const which = fresh.length === all.length ? "these" : "the other";
  return { questions: fresh, words: `Practise ${which} ${fresh.length}` };
}

/** Returns the ISO day `count` days after `day`. */
function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Reads a book as it was stored. A damaged book is an empty one; damaged entries are left out. */
export function parsePracticeBook(text: string | null): PracticeBook {
  const read = parseJson(text);
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

const key = "question-practice";

type PracticeTools = {
  /** The day of the page in the browser's time zone; null before JavaScript runs. */
  today: string | null;
  practiceOf: (id: string) => Practice;
  change: (id: string, change: (before: Practice) => Practice) => void;
};

/**
 * Returns the person's progress and notes for questions. They stay in this browser, and other tabs see changes.
 *
 * @param now time of the page in ISO 8601; its day is that of the browser's time zone
 */
export function usePractice(now: string): PracticeTools {
  const [book, setBook] = useState<PracticeBook>({});
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => {
    const load = () => {
      setBook(parsePracticeBook(readStored(key)));
      setToday(localDay(new Date(now)));
    };
    load();
    window.addEventListener("storage", load);
    return () => window.removeEventListener("storage", load);
  }, [now]);
  return {
    today,
    practiceOf: (id) => book[id] ?? noPractice,
    change(id, change) {
      // Another tab may have written since.
      const latest = parsePracticeBook(readStored(key));
      const next = { ...latest, [id]: change(latest[id] ?? noPractice) };
      setBook(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A browser that stores nothing forgets the practice with the page.
      }
    },
  };
}

/** Forgets the progress and notes in this browser, which the next person may not see. */
export function forgetPractice(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

function localDay(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
