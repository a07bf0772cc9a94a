import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "../log/log.ts";
import { healthHandler, serve, type HttpServer } from "./serve.server.ts";
import type { RequestHandler } from "./http-env.ts";

let folder: string;
let server: HttpServer;
let left: Promise<void>;
const lines: string[] = [];
let ready = true;
let release = () => {};

const site: RequestHandler = async (request, info) => {
  const { pathname } = new URL(request.url);
  const html = { "content-type": "text/html; charset=utf-8" };
  if (pathname === "/page") return new Response(`<p>${"word ".repeat(1000)}</p>`, { headers: html });
  if (pathname === "/nonce") return new Response(info.nonce, { headers: html });
  if (pathname === "/address") return new Response(`${request.url} ${info.clientAddress}`);
  if (pathname === "/echo") return new Response(`${request.method} ${(await request.text()).length}`);
  if (pathname === "/throws") throw new Error("secret detail");
  if (pathname === "/cookies") {
    return new Response(null, {
      status: 204,
      headers: [
        ["set-cookie", "a=1"],
        ["set-cookie", "b=2"],
      ],
    });
  }
  if (pathname === "/breaks") {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode("begun"));
        controller.error(new Error("half way"));
      },
    });
    return new Response(body, { headers: html });
  }
  if (pathname === "/slow") {
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode("first "));
        await new Promise<void>((resolve) => (release = resolve));
        controller.enqueue(new TextEncoder().encode("second"));
        controller.close();
      },
    });
    return new Response(body, { headers: html });
  }
  if (pathname === "/left") {
    left = new Promise((resolve) => request.signal.addEventListener("abort", () => resolve()));
    release();
    await left;
    return new Response("nobody reads this");
  }
  return undefined;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foothold-test-"));
  const build = join(folder, "client");
  await mkdir(join(build, "assets"), { recursive: true });
  const script = `export const words = "${"word ".repeat(300)}";`;
  await writeFile(join(build, "assets/app-1a2b.js"), script);
  await writeFile(join(build, "assets/app-1a2b.js.br"), brotliCompressSync(script));
  await writeFile(join(build, "robots.txt"), "User-agent: *\n");
  await mkdir(join(build, ".vite"));
  await writeFile(join(build, ".vite/manifest.json"), "not for you");
  await writeFile(join(folder, "secret.txt"), "not for you");
  const started = await serve({
    port: 0,
    host: "127.0.0.1",
    publicUrl: "https://jobs.example.org",
    development: false,
    trustedProxies: 1,
    log: createLog({ level: "info", destination: { write: (line) => lines.push(line) } }),
    staticFolder: build,
    handlers: [healthHandler({ database: () => ready }), site],
    bodyLimit: (path) => (path === "/echo" ? 1000 : undefined),
  });
  if (!started.ok) throw new Error(started.problem);
  server = started.server;
});
afterAll(async () => {
  await server.stop(0);
  await rm(folder, { recursive: true });
});

function get(path: string, init?: RequestInit): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}${path}`, init);
}

/** Sends raw bytes, which fetch would normalise, and returns everything that comes back. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(server.port, "127.0.0.1", () => socket.write(bytes));
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => (text += chunk));
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
  });
}

it("sends the security headers", async () => {
  const response = await get("/nonce");
  const nonce = await response.text();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-security-policy": `default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'`,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(self), microphone=(self), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=31536000",
  });
  expect(await (await get("/nonce")).text()).not.toBe(nonce);
});

it("gives each request an id that we create", async () => {
  const response = await get("/nonce", { headers: { "x-request-id": "theirs" } });
  expect(response.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
});

async function getCoded(accepted: string): Promise<{ head: string; body: Buffer }> {
  const text = await raw(
    `GET /page HTTP/1.1\r\nhost: x\r\naccept-encoding: ${accepted}\r\nconnection: close\r\n\r\n`,
  );
  const [head = ""] = text.split("\r\n\r\n", 1);
  const body = Buffer.from(text.slice(head.length + 4), "latin1");
  return { head, body: /transfer-encoding: chunked/i.test(head) ? dechunk(body) : body };
}

it("compresses pages with a coding that the browser accepts", async () => {
  const brotli = await getCoded("gzip, br");
  expect(brotli.head).toContain("content-encoding: br");
  expect(brotli.head.toLowerCase()).toContain("vary: accept-encoding");
  expect(brotliDecompressSync(brotli.body).toString()).toContain("word word");
  const gzip = await getCoded("gzip");
  expect(gunzipSync(gzip.body).toString()).toContain("word word");
  const plain = await getCoded("identity");
  expect(plain.head).not.toContain("content-encoding");
  expect(plain.body.toString()).toContain("word word");
});

function dechunk(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf("\r\n", at);
    const size = Number.parseInt(bytes.toString("latin1", at, end), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

it("sends the finished part while the rest is still rendered, compressed or not", async () => {
  for (const accepted of ["br", "gzip", "identity"]) {
    const response = await get("/slow", { headers: { "accept-encoding": accepted } });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reader?.read()).toEqual({ done: false, value: "first " });
    release();
    expect(await reader?.read()).toEqual({ done: false, value: "second" });
  }
});

it("answers HEAD with headers only", async () => {
  const response = await get("/page", { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toBe("");
});

it("sends each cookie in its own header", async () => {
  expect((await get("/cookies")).headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

it("serves build files compressed, and for a year when the name contains the content's hash", async () => {
  const response = await get("/assets/app-1a2b.js", { headers: { "accept-encoding": "br" } });
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(await response.text()).toContain("word word");
  const again = await get("/assets/app-1a2b.js", {
    headers: { "accept-encoding": "br", "if-modified-since": response.headers.get("last-modified") ?? "" },
  });
  expect(again.status).toBe(304);
  expect((await get("/robots.txt")).headers.get("cache-control")).toBe("public, max-age=3600");
});

it.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/assets/..%5c..%5csecret.txt",
  "//secret.txt",
  "/assets",
  "/assets/app-1a2b.js.br",
  "/.vite/manifest.json",
])("opens no file outside the build for %s", async (path) => {
  const text = await raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(text).toMatch(/^HTTP\/1.1 404/);
  expect(text).not.toContain("not for you");
});

it.each(["/%zz", "/%c0%ae", "/jobs?q=%00", "*", "nonsense"])(
  "answers the address %s with 400",
  async (target) => {
    expect(await raw(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 400/,
    );
  },
);

it("survives input that is not HTTP", async () => {
  expect(await raw("\u0016\u0003\u0001 hello\r\n\r\n")).toMatch(/^HTTP\/1.1 400/);
  expect(await raw(`GET / HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 431/,
  );
  expect(await raw("TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")).toMatch(/^HTTP\/1.1 405/);
  expect((await get("/healthz")).status).toBe(200);
});

function post(headers: Record<string, string>): Promise<Response> {
  return get("/echo", { method: "POST", body: "a=1", headers });
}

it("refuses forms from other sites", async () => {
  expect((await post({ origin: "https://evil.example" })).status).toBe(403);
  expect((await post({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await post({ origin: "https://jobs.example.org" })).status).toBe(200);
  expect((await post({ origin: `http://127.0.0.1:${server.port}` })).status).toBe(200);
});

it("passes on methods without a body", async () => {
  for (const method of ["DELETE", "OPTIONS", "PURGE"]) {
    const text = await raw(`${method} /echo HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(text, method).toMatch(new RegExp(`^HTTP/1.1 200[^]*${method} 0$`));
  }
});

it("refuses bodies above the limit, announced or not", async () => {
  const announced = await get("/echo", { method: "POST", body: "x".repeat(1001) });
  expect(announced.status).toBe(413);
  const chunks = "3e8\r\n".concat("x".repeat(1000), "\r\n1\r\nx\r\n0\r\n\r\n");
  const unannounced = await raw(
    `POST /echo HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n${chunks}`,
  );
  expect(unannounced).toMatch(/^HTTP\/1.1 413/);
  const fits = await get("/echo", { method: "POST", body: "x".repeat(1000) });
  expect(await fits.text()).toBe("POST 1000");
});

it("shows an outage without its details, and logs them under the request id shown", async () => {
  lines.length = 0;
  const response = await get("/throws");
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(text).not.toContain("secret detail");
  const logged = lines.find((line) => line.includes("secret detail")) ?? "{}";
  expect(text).toContain(JSON.parse(logged).requestId);
});

it("aborts a response that fails half way, so that clients do not take it as complete", async () => {
  const sent = await raw("GET /breaks HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  expect(sent).not.toContain("half way");
  expect(sent).not.toMatch(/\r\n0\r\n\r\n$/);
  await expect(get("/breaks").then((response) => response.text())).rejects.toThrow();
  expect((await get("/healthz")).status).toBe(200);
});

it("tells the handler when the client has disconnected", async () => {
  const asked = new Promise<void>((resolve) => (release = resolve));
  const abort = new AbortController();
  const answer = get("/left", { signal: abort.signal });
  await asked;
  abort.abort();
  await expect(answer).rejects.toThrow();
  await left;
});

it("logs a line for each request, without the query and the client", async () => {
  lines.length = 0;
  await get("/address?q=my+name", { headers: { "x-forwarded-for": "6.6.6.6, 203.0.113.7" } });
  await expect.poll(() => lines.length).toBe(1);
  const line = JSON.parse(lines[0] ?? "");
  expect(line).toMatchObject({ method: "GET", path: "/address", status: 200 });
  expect(line.ms).toBeTypeOf("number");
  expect(line.bytes).toBeGreaterThan(0);
  expect(lines[0]).not.toMatch(/my\+name|203\.0\.113|127\.0\.0\.1/);
});

it("takes the client's address only from the operator's proxy", async () => {
  const response = await get("/address", { headers: { "x-forwarded-for": "6.6.6.6, 203.0.113.7" } });
  expect(await response.text()).toBe(`http://127.0.0.1:${server.port}/address 203.0.113.7`);
});

it("reports whether it is ready", async () => {
  expect(await (await get("/readyz")).json()).toEqual({ ok: true, database: "up" });
  ready = false;
  const response = await get("/readyz");
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ ok: false, database: "down" });
  ready = true;
});

it("explains in one sentence that a port is taken", async () => {
  const started = await serve({
    port: server.port,
    host: "127.0.0.1",
    publicUrl: "http://localhost",
    development: false,
    trustedProxies: 0,
    log: createLog({ level: "silent" }),
    handlers: [],
  });
  expect(started).toEqual({
    ok: false,
    problem: `Port ${server.port} is already in use. Stop the other program, or choose another port, for example PORT=${server.port + 1}.`,
  });
});

it("finishes running requests when it is stopped, and accepts no new ones", async () => {
  const started = await serve({
    port: 0,
    host: "127.0.0.1",
    publicUrl: "http://localhost",
    development: false,
    trustedProxies: 0,
    log: createLog({ level: "silent" }),
    handlers: [site],
  });
  if (!started.ok) throw new Error(started.problem);
  const address = `http://127.0.0.1:${started.server.port}`;
  const response = await fetch(`${address}/slow`);
  const stopped = started.server.stop(10_000);
  await expect(fetch(`${address}/page`)).rejects.toThrow();
  release();
  expect(await response.text()).toBe("first second");
  await stopped;
});
