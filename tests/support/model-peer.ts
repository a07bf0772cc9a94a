import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

export type ModelRequest = {
  authorization: string | undefined;
  messages: { role: string; content: string }[];
};

/** Writes the answer to one request. */
export type ModelScript = (response: ServerResponse, request: ModelRequest) => void;

/** Starts an OpenAI-compatible service on this machine that answers by the script. */
export async function startModelPeer() {
  const requests: ModelRequest[] = [];
  const peer = { script: says("Nothing."), closed: 0 };
  const server = createServer((request, response) => {
    response.on("close", () => (peer.closed += response.writableFinished ? 0 : 1));
    void answer(request, response);
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { messages } = (await json(request)) as Pick<ModelRequest, "messages">;
    const read = { messages, authorization: request.headers.authorization };
    requests.push(read);
    peer.script(response, read);
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    host: `127.0.0.1:${port}`,
    requests,
    /** How many answers were given up by the other side before they were whole. */
    givenUp: () => peer.closed,
    plays: (script: ModelScript) => (peer.script = script),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type ModelPeer = Awaited<ReturnType<typeof startModelPeer>>;

const piece = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

const begin = (response: ServerResponse) => response.writeHead(200, { "content-type": "text/event-stream" });

/** A whole answer, word by word. */
export function says(text: string): ModelScript {
  return (response) => {
    begin(response);
    for (const word of text.split(/(?<= )/)) response.write(piece(word));
    response.end(`${piece("", "stop")}data: [DONE]\n\n`);
  };
}

/** A review: the same remark for each criterion that the instruction names. */
export function remarks(text: string): ModelScript {
  return (response, request) => {
    const instruction = request.messages[0]?.content ?? "";
    const lines = [...instruction.matchAll(/^\[([^\]]+)\] (RATING: )?/gmu)];
    says(lines.map(([, mark, rated]) => `[${mark}] ${rated ? "fair: " : ""}${text}`).join("\n"))(
      response,
      request,
    );
  };
}

/** A new text for the first of the numbered lines that have the words, and for the one after it. */
export function rewrites(words: string, texts: readonly [string, string]): ModelScript {
  return (response, request) => {
    const sent = request.messages[1]?.content.split("<TEXT ").at(-1) ?? "";
    const line = sent.split("\n").find((one) => one.includes(words)) ?? "";
    const number = Number(/^\[(\d+)\]/u.exec(line)?.[1]);
    says(texts.map((text, at) => `[${number + at}] ${text}`).join("\n"))(response, request);
  };
}

/** A whole answer as JSON, from a service that ignores `stream`. */
export function saysAtOnce(text: string): ModelScript {
  return (response) => {
    const choices = [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }];
    response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
    response.end(JSON.stringify({ id: "1", object: "chat.completion", choices }, null, 2));
  };
}

/** JSON that is no answer. */
export const sendsOtherJson: ModelScript = (response) =>
  void response.writeHead(200, { "content-type": "application/json" }).end('{"status": "ok"}');

/** Fifty megabytes at once. */
export const sendsTooMuch =
  (type: "text/event-stream" | "application/json"): ModelScript =>
  (response) => {
    response.writeHead(200, { "content-type": type });
    response.end(`{"choices":[{"message":{"content":"${"x".repeat(50_000_000)}"}}]}`);
  };

/** A word now and then, without end. */
export const drips: ModelScript = (response) => {
  begin(response);
  const on = setInterval(() => response.write(piece("and ")), 20);
  response.on("close", () => clearInterval(on));
};

/** The begin of an answer, and then silence. */
export const stalls: ModelScript = (response) => void begin(response).write(piece("Cut late "));

/** The begin of an answer, and then a broken connection. */
export const cutsOff: ModelScript = (response) =>
  void begin(response).write(piece("Cut late "), () => response.destroy());

/** An answer that ends too early, without saying that it is whole. */
export const endsEarly: ModelScript = (response) => void begin(response).end(piece("Cut late "));

/** Lines that are not JSON. */
export const sendsJunk: ModelScript = (response) =>
  void begin(response).end("data: {]]<<\n\ndata: [DONE]\n\n");

/** An answer without end. */
export const rambles: ModelScript = (response) => {
  begin(response);
  const on = setInterval(() => response.write(piece("and so on ".repeat(40))), 1);
  response.on("close", () => clearInterval(on));
};

/** A line without end. */
export const neverEndsItsLine: ModelScript = (response) => {
  begin(response);
  const on = setInterval(() => response.write("x".repeat(64_000)), 1);
  response.on("close", () => clearInterval(on));
};

export const fails: ModelScript = (response) =>
  void response.writeHead(500, { "content-type": "application/json" }).end('{"error":{"message":"no"}}');
