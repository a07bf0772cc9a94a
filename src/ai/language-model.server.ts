import { randomUUID } from "node:crypto";
import { createWorkQueue } from "../platform/concurrency/work-queue.ts";
import { modelPrompt, estimateTokens, type PromptMessage } from "./model-prompt.ts";
import type { AnswerLine, ModelProblem, ModelRequest } from "./model-request.ts";
import { limitsOf, specOf } from "./model-tasks.ts";
import { plainAnswer, readAnswer, writtenLines } from "./read-answer.ts";

type ModelAnswer = { ok: true; lines: readonly AnswerLine[] } | { ok: false; problem: ModelProblem | "left" };

export type LanguageModel = {
  /** The host of the service, to tell people where their text goes. */
  host: string;
  /** Estimated tokens of a request with its longest answer. */
  tokensOf: (request: ModelRequest) => number;
  /**
   * Sends the request when its turn comes. `left`: the browser has disconnected.
   *
   * @param by the person or the network of the client, its signal, and a person's own key for the service
   * @param onText receives the text so far of an answer of one line, as plain text
   */
  ask: (
    request: ModelRequest,
    by: { client: string; signal: AbortSignal; ownKey: string | null },
    onText: (text: string) => void,
  ) => Promise<ModelAnswer>;
  stop: () => Promise<void>;
};

type Service = { baseUrl: string; model: string; key: string | undefined };

/** The operator's language model. Nothing of a request is stored or logged. */
export function createLanguageModel(
  service: Service,
  { fetch, limitMs }: { fetch: typeof globalThis.fetch; limitMs?: number },
): LanguageModel {
  const queue = createWorkQueue({ concurrency: 4, maxWaitMs: 10_000, maxWaiting: 20, expectedMs: 3_000 });
  const promptFor = (request: ModelRequest) => modelPrompt(request, randomUUID());
  return {
    host: new URL(service.baseUrl).host,
    tokensOf: (request) => estimateTokens(promptFor(request), limitsOf(request.task).tokens),
    async ask(request, { client, signal, ownKey }, onText) {
      const turn = await queue.run(client, signal, async (): Promise<ModelAnswer> => {
        const limit = AbortSignal.timeout(limitMs ?? limitsOf(request.task).seconds * 1000);
        try {
          const key = ownKey ?? service.key;
          return await askService(
            { ...service, key, fetch },
            request,
            { messages: promptFor(request), signal: AbortSignal.any([signal, limit]) },
            onText,
          );
        } catch (error) {
          const problem = signal.aborted ? "left" : limit.aborted ? "stalled" : await problemOf(error);
          return { ok: false, problem };
        }
      });
      if (turn.ok) return turn.value;
      return { ok: false, problem: turn.reason === "left" ? "left" : "busy" };
    },
    async stop() {
      queue.stop();
    },
  };
}

/** Reads one answer. Rejects when the service fails or the signal aborts. */
async function askService(
  { baseUrl, model, key, fetch }: Service & { fetch: typeof globalThis.fetch },
  { task, text }: ModelRequest,
  { messages, signal }: { messages: PromptMessage[]; signal: AbortSignal },
  onText: (text: string) => void,
): Promise<ModelAnswer> {
  const { default: OpenAI } = await import("openai");
  const client = new OpenAI({
    baseURL: baseUrl,
    // A local service needs no key, but the client requires one.
    apiKey: key ?? "none",
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: "off",
    fetch: async (address, init) => asEvents(limitAnswer(await fetch(address, init))),
    // No redirects, so that the key is sent to the operator's address only.
    fetchOptions: { redirect: "error" },
  });
  const { form } = specOf(task);
  const limits = limitsOf(task);
  const stream = await client.chat.completions.create(
    // Little variation: the facts matter more than the style.
    { model, messages, stream: true, max_tokens: limits.tokens, temperature: 0.3 },
    { signal },
  );
  let answer = "";
  let isWhole = false;
  for await (const { choices } of stream) {
    // A service that ignores `stream` sends the whole message in one piece.
    const choice: WrittenChoice | undefined = choices?.[0];
    answer += choice?.delta?.content ?? choice?.message?.content ?? "";
    // Leaving the loop closes the connection.
    if (answer.length > maxRead || plainAnswer(answer).length > limits.answer) break;
    if (choice?.finish_reason === "stop") isWhole = true;
    // A second line means that the answer will be refused.
    if (form.kind === "line" && writtenLines(answer).length === 1) onText(plainAnswer(answer));
  }
  signal.throwIfAborted();
  return isWhole ? readAnswer(form, answer, text) : { ok: false, problem: "cut" };
}

type Written = { content?: string | null };
type WrittenChoice = { delta?: Written; message?: Written; finish_reason: string | null };

/** Maximum characters read of one answer, including the thoughts that some models write before it. */
const maxRead = 30_000;

async function problemOf(error: unknown): Promise<ModelProblem> {
  const { APIConnectionError, APIError } = await import("openai");
  if (error instanceof APIConnectionError) return "unreachable";
  if (error instanceof APIError && error.status !== undefined) return "refused";
  // A connection that breaks throws a network error. An answer that is not JSON throws a SyntaxError.
  return error instanceof SyntaxError || error instanceof APIError ? "junk" : "cut";
}

/** Maximum bytes of a streamed answer, and of one line of it. A line of an honest service has some hundred bytes. */
const largest = { answer: 4_000_000, line: 256_000 };

/** Ends an answer of the model service with an error when it, or one of its lines, is too large to be honest. */
function limitAnswer(answer: Response): Response {
  let total = 0;
  let line = 0;
  const limited = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      total += chunk.length;
      const end = chunk.lastIndexOf(10);
      line = end === -1 ? line + chunk.length : chunk.length - end - 1;
      if (total > largest.answer || line > largest.line)
        controller.error(new Error("The answer is too large."));
      else controller.enqueue(chunk);
    },
  });
  return new Response(answer.body?.pipeThrough(limited), answer);
}

/** Makes an answer that the service sent at once, as JSON, one event of a stream. */
function asEvents(answer: Response): Response {
  if (!answer.ok || !/^application\/json\b/iu.test(answer.headers.get("content-type") ?? "")) return answer;
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const events = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode("data: ")),
    // Line breaks between the values of JSON mean nothing, but end an event.
    transform: (chunk, controller) =>
      controller.enqueue(encoder.encode(decoder.decode(chunk, { stream: true }).replaceAll(/[\r\n]/gu, " "))),
    flush: (controller) => controller.enqueue(encoder.encode("\n\ndata: [DONE]\n\n")),
  });
  return new Response(answer.body?.pipeThrough(events), {
    headers: { "content-type": "text/event-stream" },
  });
}
