import { useEffect, useRef, useState } from "react";
import type { Suggestion } from "../search/suggest/suggest.server.ts";

export type SuggestField = "keywords" | "location";

/** Milliseconds without a keystroke before a request. */
const pause = 120;

/** Fetches suggestions while the visitor types: after a pause, and only for the latest text. */
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
      // The request was aborted by the next keystroke, or the network failed. The field works without suggestions.
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
