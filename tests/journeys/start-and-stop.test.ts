import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { newDataFolder } from "../support/data-folders.ts";
import { freePort } from "../support/free-port.ts";
import { startServer } from "../support/start-server.ts";

/** A form that is half sent, so that the server is in the middle of a request until the rest comes. */
function halfRequest(url: string): Promise<{ finish: () => void; answer: Promise<string> }> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "localhost", () => {
      socket.write("POST /contact HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\n");
      socket.write("content-type: application/x-www-form-urlencoded\r\ncontent-length: 4\r\n\r\na=");
    });
    let text = "";
    const answer = new Promise<string>((done) => socket.on("close", () => done(text)));
    socket.on("error", () => {});
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      // Node asks for the rest once it has handed the request on.
      if (text.includes("100 Continue")) resolve({ finish: () => socket.write("bc"), answer });
    });
  });
}

it("starts from nothing, prints its address, serves, locks its data folder, finishes running answers, and stops cleanly", async () => {
  const site = await startServer({
    PRODUCT_NAME: "Toehold",
    SMTP_URL: "smtp://127.0.0.1:1",
    DATA_DIR: await newDataFolder("nothing"),
  });
  expect(site.said()).toContain(`Toehold is ready at ${site.url}\n`);
  expect(await (await fetch(`${site.url}/readyz`)).json()).toEqual({ ok: true, database: "up", tasks: "up" });
  const page = await fetch(site.url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Toehold");
  await expect(startServer({ DATA_DIR: site.dataDir })).rejects.toThrow("is in use by process");
  const { finish, answer } = await halfRequest(site.url);
  const stopped = site.stop();
  await expect.poll(() => site.said()).toContain("Stopping");
  finish();
  expect(await answer).toMatch(/HTTP\/1.1 (200|4\d\d) /);
  expect(await stopped).toBe(0);
  expect(site.said()).not.toMatch(/"level":(40|50|60)/);
});

it("sends every script and style of a page with its nonce, and compressed files as they were built", async () => {
  const page = await fetch(inject("siteUrl"));
  const nonce = /'nonce-([^']+)'/.exec(page.headers.get("content-security-policy") ?? "")?.[1];
  const html = await page.text();
  expect(nonce).toBeTruthy();
  const inline = [...html.matchAll(/<(?:script|style)\b(?![^>]*\bsrc=)[^>]*>/g)].map(([tag]) => tag);
  expect(inline.length).toBeGreaterThan(0);
  expect(inline.filter((tag) => !tag.includes(`nonce="${nonce}"`) && !tag.includes("application/"))).toEqual(
    [],
  );
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
  const file = await fetch(inject("siteUrl") + style, { headers: { "accept-encoding": "br" } });
  expect(file.headers.get("content-encoding")).toBe("br");
  expect(file.headers.get("cache-control")).toContain("immutable");
});

it("refuses a form of another site before any page sees it", async () => {
  const form = { method: "POST", headers: { origin: "https://evil.example" }, body: new URLSearchParams() };
  expect((await fetch(`${inject("siteUrl")}/contact`, form)).status).toBe(403);
});

it("refuses to start with one sentence that says what to do", async () => {
  const port = new URL(inject("siteUrl")).port;
  const refusals: [Record<string, string>, string][] = [
    [{ PORT: "http" }, "PORT must be a number from 1 to 65535, for example PORT=3000."],
    [
      { DATABASE_URL: "postgres://nobody@localhost:1/none" },
      "The PostgreSQL of DATABASE_URL does not answer",
    ],
    [{ PORT: port }, `Port ${port} is already in use. Stop the other program`],
  ];
  for (const [env, sentence] of refusals) {
    await expect(startServer({ PORT: String(await freePort()), ...env })).rejects.toThrow(sentence);
  }
});

it("ends with npm, which stops only the shell between them", async () => {
  const dataDir = await newDataFolder("samples");
  const env = {
    ...process.env,
    npm_lifecycle_event: "start",
    HOST: "localhost",
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    COLLECT: "off",
  };
  const shell = spawn("sh", ["-c", `"${process.execPath}" src/main.ts; true`], { env });
  let said = "";
  shell.stdout.setEncoding("utf8").on("data", (chunk: string) => (said += chunk));
  await expect.poll(() => said, { timeout: 180_000 }).toContain("is ready at");
  expect(existsSync(join(dataDir, "holder.json"))).toBe(true);
  shell.kill("SIGTERM");
  await expect.poll(() => existsSync(join(dataDir, "holder.json"))).toBe(false);
  await rm(dataDir, { recursive: true, force: true });
});

it("exits immediately at the second signal", async () => {
  const site = await startServer();
  await halfRequest(site.url);
  site.signal("SIGTERM");
  await expect.poll(() => site.said()).toContain("Stopping");
  expect(await site.stop()).toBe(130);
});
