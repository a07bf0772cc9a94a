import { randomUUID } from "node:crypto";
import { createWorkQueue } from "../platform/concurrency/work-queue.ts";
import { modelPrompt, estimateTokens, type PromptMessage } from "./model-prompt.ts";
import { modelLimits, type ModelProblem, type ModelRequest } from "./model-request.ts";

type ModelAnswer = { ok: true; text: string } | { ok: false; problem: ModelProblem | "left" };

export type LanguageModel = {
  /** The host of the service, to tell people where their text goes. */
  host: string;
  /** Estimated tokens of a request with its longest answer. */
  tokensOf: (request: ModelRequest) => number;
  /**
   * Sends the request when its turn comes. `left`: the browser has disconnected.
   *
   * @param by the person or the network of the client, its signal, and a person's own key for the service
   * @param onText receives the text so far, as plain text
   */
  ask: (
    request: ModelRequest,
    by: { client: string; signal: AbortSignal; ownKey: string | null },
    onText: (text: string) => void,
  ) => Promise<ModelAnswer>;
  stop: () => Promise<void>;
};

type Service = { baseUrl: string; model: string; key: string | undefined };

const maxAnswerTokens = 1_200;

/** The operator's language model. Nothing of a request is stored or logged. */
export function createLanguageModel(
  service: Service,
  { fetch, limitMs = 30_000 }: { fetch: typeof globalThis.fetch; limitMs?: number },
): LanguageModel {
  const queue = createWorkQueue({ concurrency: 4, maxWaitMs: 10_000, maxWaiting: 20, expectedMs: 3_000 });
  const promptFor = (request: ModelRequest) => modelPrompt(request, randomUUID());
  return {
    host: new URL(service.baseUrl).host,
    tokensOf: (request) => estimateTokens(promptFor(request), maxAnswerTokens),
    async ask(request, { client, signal, ownKey }, onText) {
      const turn = await queue.run(client, signal, async (): Promise<ModelAnswer> => {
        const limit = AbortSignal.timeout(limitMs);
        try {
          const key = ownKey ?? service.key;
          return await readAnswer(
            { ...service, key, fetch },
            promptFor(request),
            AbortSignal.any([signal, limit]),
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

/** Reads one streamed answer. Rejects when the service fails or the signal aborts. */
async function readAnswer(
  { baseUrl, model, key, fetch }: Service & { fetch: typeof globalThis.fetch },
  messages: PromptMessage[],
  signal: AbortSignal,
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
    fetch: async (address, init) => limitAnswer(await fetch(address, init)),
    // No redirects, so that the key is sent to the operator's address only.
    fetchOptions: { redirect: "error" },
  });
  const stream = await client.chat.completions.create(
    { model, messages, stream: true, max_tokens: maxAnswerTokens },
    { signal },
  );
  let answer = "";
  let isWhole = false;
  for await (const { choices } of stream) {
    const [choice] = choices;
    answer += choice?.delta?.content ?? "";
    // Leaving the loop closes the connection.
    if (answer.length > maxRead || plainAnswer(answer).length > modelLimits.answer) break;
    if (choice?.finish_reason === "stop") isWhole = true;
    onText(plainAnswer(answer));
  }
  signal.throwIfAborted();
  if (!isWhole) return { ok: false, problem: "cut" };
  const text = plainAnswer(answer);
  return /\p{L}/u.test(text) ? { ok: true, text } : { ok: false, problem: "junk" };
}

/** Maximum characters read of one answer, including the thoughts that some models write before it. */
const maxRead = 20_000;

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

/**
 * Turns a model's answer into one line of plain text: no thoughts, tags, links, Markdown or control characters.
 *
 * @example plainAnswer('"**Led** [a team](http://x.example)"') // "Led a team"
 */
export function plainAnswer(answer: string): string {
  const line = withoutMarks(answer.replace(/<think>[\s\S]*?(<\/think>|$)/giu, ""))
    // Control and direction characters, with which a text could look different from its content.
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return withoutMarks(line.replace(/^["“„«'‘]+(.*?)["”“»'’]+$/u, "$1")).trim();
}

/** Removes marks until none is left, because removing one can make another: "<<b>script>". */
function withoutMarks(text: string): string {
  const less = text
    .replace(/[\p{Cf}]+/gu, "")
    .replace(/<\/?[a-z!][^<>]*>/giu, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replace(/(?:https?:\/\/|www\.)\S*/giu, "")
    .replace(/^\s*(?:[-*•>]|#{1,6}|\d+[.)])\s+/gmu, "")
    .replace(/[*`]+|__|~~/gu, "");
  return less === text ? less : withoutMarks(less);
}
