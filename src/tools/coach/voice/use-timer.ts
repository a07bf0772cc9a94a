import { useEffect, useState } from "react";

export type Timer = {
  seconds: number;
  isRunning: boolean;
  start: () => void;
  pause: () => void;
  reset: () => void;
};

/** Counts the seconds of an answer. */
export function useTimer(): Timer {
  const [milliseconds, setMilliseconds] = useState(0);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    let last = performance.now();
    const ticking = setInterval(() => {
      const now = performance.now();
      setMilliseconds((before) => before + now - last);
      last = now;
    }, 250);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return {
    seconds: Math.floor(milliseconds / 1000),
    isRunning,
    start: () => setRunning(true),
    pause: () => setRunning(false),
    reset() {
      setRunning(false);
      setMilliseconds(0);
    },
  };
}

/** Writes a length of time: "1:32". */
export function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, "0")}`;
}
