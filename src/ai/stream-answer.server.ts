import { fieldText } from "../platform/forms/field-text.ts";
import { detectLanguage } from "../text/detect-language.ts";
import {
  isUsableKey,
  modelLanguages,
  modelLimits,
  readNumberedLines,
  type AnswerLine,
  type ModelRequest,
  type ModelEvent,
} from "./model-request.ts";
import { checkClaims } from "./check-claims.ts";
import { limitsOf, modelTaskNames, specOf } from "./model-tasks.ts";
import type { LanguageModel } from "./language-model.server.ts";

/** Reads a posted request. Returns null if its text is missing or too long, or if the task or language is unknown. */
export function parseModelRequest(form: FormData): ModelRequest | null {
  const task = modelTaskNames.find((one) => one === fieldText(form, "task"));
  const language = modelLanguages.find((one) => one === fieldText(form, "language"));
  if (!task || !language) return null;
  const { canBeginEmpty = false } = specOf(task);
  const [text, cv] = [tidyLines(fieldText(form, "text")), fieldText(form, "cv").slice(0, modelLimits.cv)];
  if (text.length > limitsOf(task).text || (canBeginEmpty ? text + cv.trim() : text) === "") return null;
  const cut = (name: "context" | "requirements" | "where") =>
    fieldText(form, name).slice(0, modelLimits[name]);
  const [context, requirements, where] = [cut("context"), cut("requirements"), cut("where")];
  return { task, language, text, cv, context, requirements, where };
}

/** Numbered lines and notes keep their line breaks. */
function tidyLines(text: string): string {
  return text
    .split(/\r\n?|\n/u)
    .map((line) => line.replace(/\s+/gu, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
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
      if (done.ok) send(checkAnswer(request, done.lines, skillsIn));
      else if (done.problem !== "left") send({ kind: "problem", problem: done.problem });
      if (!signal.aborted) controller.close();
    },
    cancel: () => left.abort(),
  });
  return new Response(body, {
    // A compressed answer would reach the browser in larger pieces.
    headers: { "Content-Type": "application/x-ndjson", "Cache-Control": "no-store, no-transform" },
  });
}

/** Marks what the person's texts do not support. An answer in another language than asked for is a problem. */
function checkAnswer(
  request: ModelRequest,
  lines: readonly AnswerLine[],
  skillsIn: (text: string) => readonly string[],
): ModelEvent {
  const { task, text, cv, context, requirements } = request;
  const { form, language } = specOf(task);
  const written = detectLanguage(lines.map((line) => line.text).join("\n"));
  const given = { text: detectLanguage(text === "" ? cv : text), chosen: request.language, site: "en" };
  if (written !== null && given[language] !== null && written !== given[language])
    return { kind: "problem", problem: "language" };
  const numbered = readNumberedLines(text);
  const sources = {
    // Without the numbers, which are no figures of the person.
    own: `${numbered.size > 0 ? [...numbered.values()].join("\n") : text}\n${cv}`,
    context: `${context}\n${requirements}`,
    skillsIn,
    // German capitalises all nouns.
    readsNames: written !== "de" && given[language] !== "de",
  };
  return {
    kind: "done",
    lines: lines.map((line) => ({
      ...line,
      loose: checkClaims(line.text, {
        ...sources,
        line: form.kind === "rewrites" ? numbered.get(line.mark) : undefined,
      }),
    })),
  };
}
