import { useCallback, useEffect, useRef, useState } from "react";
import type { ModelEvent, ModelRequest } from "../model-request.ts";
import { askModel } from "./ask-model.ts";
import { readStoredKey } from "./own-key.tsx";

/** `idle`: nothing was asked yet, or the person stopped. */
export type ModelState = { kind: "idle" } | ModelEvent;

/** Asks for one answer at a time. Leaving the page or the panel cancels it. */
export function useModel(fetch: typeof globalThis.fetch) {
  const [state, setState] = useState<ModelState>({ kind: "idle" });
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState({ kind: "idle" });
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  const ask = useCallback(
    (wanted: ModelRequest) => {
      running.current?.abort();
      const here = new AbortController();
      running.current = here;
      setState({ kind: "text", text: "" });
      const { signal } = here;
      const show = (event: ModelEvent) => {
        if (!signal.aborted) setState(event);
      };
      askModel(wanted, { fetch, signal, ownKey: readStoredKey() }, show).catch(() =>
        show({ kind: "problem", problem: "unreachable" }),
      );
    },
    [fetch],
  );
  return { state, ask, stop };
}
