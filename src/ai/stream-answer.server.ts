import { checkClaims } from "./check-claims.ts";
import type { LanguageModel } from "./language-model.server.ts";
import type { ModelEvent, ModelRequest } from "./model-request.ts";

type By = { client: string; signal: AbortSignal; ownKey: string | null };

/** Answers with a stream of JSON lines, each a ModelEvent. The last one is the checked text or a problem. */
export function streamAnswer(
  model: LanguageModel,
  request: ModelRequest,
  by: By,
  skillsIn: (text: string) => readonly string[],
): Response {
  const left = new AbortController();
  const signal = AbortSignal.any([by.signal, left.signal]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: ModelEvent) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
      };
      const done = await model.ask(request, { ...by, signal }, (text) => send({ kind: "text", text }));
      if (done.ok) {
        const own = `${request.text}\n${request.cv}`;
        // German capitalises all nouns.
        const readsNames = request.task !== "translate" || request.language !== "de";
        const loose = checkClaims(done.text, { own, context: request.context, skillsIn, readsNames });
        send({ kind: "done", text: done.text, loose });
      } else if (done.problem !== "left") send({ kind: "problem", problem: done.problem });
      if (!signal.aborted) controller.close();
    },
    cancel: () => left.abort(),
  });
  return new Response(body, {
    // A compressed answer would reach the browser in larger pieces.
    headers: { "Content-Type": "application/x-ndjson", "Cache-Control": "no-store, no-transform" },
  });
}
