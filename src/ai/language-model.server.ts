import { randomUUID } from "node:crypto";
import { createWorkQueue } from "../platform/concurrency/work-queue.ts";
import { limitAnswer } from "./limit-answer.ts";
import { plainAnswer } from "./plain-answer.ts";
import { modelPrompt, estimateTokens, type PromptMessage } from "./model-prompt.ts";
import { modelLimits, type ModelProblem, type ModelRequest } from "./model-request.ts";

export type ModelAnswer = { ok: true; text: string } | { ok: false; problem: ModelProblem | "left" };

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
