import { useEffect, useState } from "react";
import { readStored } from "../../../platform/browser/read-stored.ts";
import {
  addAnswer,
  type SessionHistory,
  type KeptAnswer,
  readHistory,
  type Session,
} from "./session-history.ts";

const key = "coach-history";

export type HistoryTools = {
  /** Null before JavaScript runs. */
  history: SessionHistory | null;
  /** Adds an answer that was finished just now. */
  add: (about: Pick<Session, "title" | "company">, answer: KeptAnswer) => void;
  change: (change: (before: SessionHistory) => SessionHistory) => void;
  /** False when the browser stores nothing, so that the history ends with the page. */
  isKept: boolean;
};

/** The person's practice. It stays in this browser, and other tabs see changes. */
export function useHistory(): HistoryTools {
  const [history, setHistory] = useState<SessionHistory | null>(null);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    const load = () => setHistory(readHistory(readStored(key)));
    load();
    window.addEventListener("storage", load);
    return () => window.removeEventListener("storage", load);
  }, []);
  function change(make: (before: SessionHistory) => SessionHistory): void {
    // Another tab may have written since.
    const next = make(isKept ? readHistory(readStored(key)) : (history ?? []));
    setHistory(next);
    try {
      if (next.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(next));
    } catch {
      setKept(false);
    }
  }
  return {
    history,
    isKept,
    change,
    add(about, answer) {
      const at = { now: new Date().toISOString(), id: crypto.randomUUID() };
      change((before) => addAnswer(before, about, answer, at));
    },
  };
}
