import { useEffect, useState } from "react";
import { readStored } from "../../platform/browser/read-stored.ts";
import { noPractice, readBook, type Practice, type PracticeBook } from "./practice.ts";

const key = "question-practice";

export type PracticeTools = {
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
      setBook(readBook(readStored(key)));
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
      const latest = readBook(readStored(key));
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

function localDay(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
