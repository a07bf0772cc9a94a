import { useCallback, useEffect, useRef, useState } from "react";
import {
  isUsableKey,
  ownKeyHeader,
  modelLimits,
  type ModelEvent,
  type ModelRequest,
} from "../model-request.ts";
import { limitsOf } from "../model-tasks.ts";
import { readStoredKey } from "./own-key.tsx";

/** `idle`: nothing was asked yet, or the person stopped. */
type ModelState = { kind: "idle" } | ModelEvent;

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

/**
 * Asks the language model through the site, and passes on each event of the answer. An answer that ends too early is
 * reported as cut off. Rejects only when the signal aborts.
 */
export async function askModel(
  request: ModelRequest,
  world: { fetch: typeof fetch; signal: AbortSignal; ownKey: string | null },
  onEvent: (event: ModelEvent) => void,
): Promise<void> {
  const isTooLong = request.text.length > limitsOf(request.task).text;
  if (isTooLong || (world.ownKey !== null && !isUsableKey(world.ownKey))) {
    onEvent({ kind: "problem", problem: isTooLong ? "too-long" : "bad-key" });
    return;
  }
  const body = new FormData();
  for (const name of ["task", "language", "text"] as const) body.set(name, request[name]);
  for (const name of ["cv", "context", "requirements", "where"] as const)
    body.set(name, request[name].slice(0, modelLimits[name]));
  let isOver = false;
  try {
    const answer = await world.fetch("/language-model", {
      method: "POST",
      body,
      signal: world.signal,
      headers: world.ownKey === null ? {} : { [ownKeyHeader]: world.ownKey },
    });
    if (answer.body && (answer.ok || answer.status === 429)) {
      for await (const event of eventsOf(answer.body)) {
        isOver ||= event.kind !== "text";
        onEvent(event);
      }
    } else {
      isOver = true;
      onEvent({ kind: "problem", problem: answer.status === 503 ? "busy" : "refused" });
    }
  } catch (error) {
    if (world.signal.aborted) throw error;
  }
  if (!isOver) onEvent({ kind: "problem", problem: "unreachable" });
}

/** Reads JSON lines. Not every browser can iterate a stream. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ModelEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    const lines = `${rest}${value ?? ""}`.split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    for (const line of lines) if (line !== "") yield JSON.parse(line) as ModelEvent;
    if (done) return;
  }
}
