import { expect, test } from "vitest";
import type { ModelEvent } from "../model-request.ts";
import { askModel } from "./use-model.ts";

const request = {
  task: "reword",
  language: "en",
  text: "Led a team.",
  cv: "",
  context: "",
  requirements: "",
  where: "",
} as const;

async function eventsFor(answer: () => Promise<Response>): Promise<ModelEvent[]> {
  const events: ModelEvent[] = [];
  const world = { fetch: answer, signal: new AbortController().signal, ownKey: null };
  await askModel(request, world, (event) => events.push(event));
  return events;
}

const inPieces = (...pieces: string[]) => streamed(pieces.map((piece) => new TextEncoder().encode(piece)));

function streamed(pieces: Uint8Array[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  return new Response(body);
}

test("events are read from any pieces of the stream", async () => {
  const line = '{"kind":"done","lines":[{"mark":"","text":"Zürich","rating":null,"loose":[]}]}\n';
  const bytes = new TextEncoder().encode(`{"kind":"text","text":"Z"}\n${line}`);
  const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
  expect(await eventsFor(async () => streamed(pieces))).toEqual([
    { kind: "text", text: "Z" },
    { kind: "done", lines: [{ mark: "", text: "Zürich", rating: null, loose: [] }] },
  ]);
});

test.each<[string, () => Promise<Response>, string]>([
  ["breaks off", async () => inPieces('{"kind":"text","text":"Z"}\n'), "unreachable"],
  ["is no JSON", async () => inPieces("<html>\n"), "unreachable"],
  ["is an error", async () => new Response(null, { status: 500 }), "refused"],
  [
    "is a limit",
    async () => new Response('{"kind":"problem","problem":"too-many"}', { status: 429 }),
    "too-many",
  ],
  ["never comes", () => Promise.reject(new TypeError("offline")), "unreachable"],
])("an answer that %s is a problem", async (_name, answer, problem) => {
  expect((await eventsFor(answer)).at(-1)).toEqual({ kind: "problem", problem });
});

test("a text that is too long is not sent", async () => {
  const events: ModelEvent[] = [];
  const world = {
    fetch: () => Promise.reject(new Error("sent")),
    signal: new AbortController().signal,
    ownKey: null,
  };
  await askModel({ ...request, text: "x".repeat(6_001) }, world, (event) => events.push(event));
  expect(events).toEqual([{ kind: "problem", problem: "too-long" }]);
});
