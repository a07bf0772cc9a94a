import {
  isUsableKey,
  ownKeyHeader,
  modelLimits,
  type ModelEvent,
  type ModelRequest,
} from "../model-request.ts";

/**
 * Asks the language model through the site, and passes on each event of the answer. An answer that ends too early is
 * reported as cut off. Rejects only when the signal aborts.
 */
export async function askModel(
  { task, language, text, cv, context }: ModelRequest,
  world: { fetch: typeof fetch; signal: AbortSignal; ownKey: string | null },
  onEvent: (event: ModelEvent) => void,
): Promise<void> {
  if (world.ownKey !== null && !isUsableKey(world.ownKey)) {
    onEvent({ kind: "problem", problem: "bad-key" });
    return;
  }
  const body = new FormData();
  body.set("task", task);
  body.set("language", language);
  body.set("text", text);
  body.set("cv", cv.slice(0, modelLimits.cv));
  body.set("context", context.slice(0, modelLimits.context));
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
