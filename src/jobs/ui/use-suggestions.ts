import { useEffect, useRef, useState } from "react";
import type { Suggestion } from "../search/suggest/suggest.server.ts";

export type SuggestField = "keywords" | "location";

/** Milliseconds without a key before asking. */
const pause = 120;

/** Asks for suggestions as somebody types: after a pause, and the last question only. */
export function useSuggestions(field: SuggestField) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const asking = useRef<AbortController>(null);

  const close = (): void => {
    asking.current?.abort();
    setSuggestions([]);
  };

  const ask = (prefix: string): void => {
    asking.current?.abort();
    if (prefix.trim().length < 2) return setSuggestions([]);
    const question = new AbortController();
    asking.current = question;
    fetchSuggestions(field, prefix, question.signal).then(setSuggestions, () => {
      // Aborted by the next key, or the network failed: a field without suggestions still works.
      if (!question.signal.aborted) setSuggestions([]);
    });
  };

  useEffect(() => () => asking.current?.abort(), []);
  return { suggestions, ask, close };
}

async function fetchSuggestions(
  field: SuggestField,
  prefix: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  signal.throwIfAborted();
  const response = await fetch(`/jobs/suggest?${new URLSearchParams({ field, prefix }).toString()}`, {
    signal,
  });
  return response.ok ? ((await response.json()) as Suggestion[]) : [];
}
