import { fieldText } from "../platform/forms/field-text.ts";
import {
  isUsableKey,
  modelLanguages,
  modelLimits,
  modelTasks,
  type ModelRequest,
  type ModelEvent,
} from "./model-request.ts";
import { checkClaims } from "./check-claims.ts";
import type { LanguageModel } from "./language-model.server.ts";

/** Reads a posted request. Returns null if its text is missing or too long, or if the task or language is unknown. */
export function parseModelRequest(form: FormData): ModelRequest | null {
  const task = modelTasks.find((one) => one === fieldText(form, "task"));
  const language = modelLanguages.find((one) => one === fieldText(form, "language"));
  const text = fieldText(form, "text").replace(/\s+/gu, " ").trim();
  if (!task || !language || text === "" || text.length > modelLimits.text) return null;
  return {
    task,
    language,
    text,
    cv: fieldText(form, "cv").slice(0, modelLimits.cv),
    context: fieldText(form, "context").slice(0, modelLimits.context),
  };
}

/**
 * Reads the header with a person's own key. `key` is null if there is none. A key that no header may carry is refused,
 * because the person believes that they pay: the operator's key must not take its place.
 */
export function parseOwnKey(header: string | null): { ok: true; key: string | null } | { ok: false } {
  const key = header?.trim() ?? "";
  if (key === "") return { ok: true, key: null };
  return isUsableKey(key) ? { ok: true, key } : { ok: false };
}

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
