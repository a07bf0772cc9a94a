import { expect, test } from "vitest";
import { analystAdvert, analystCv } from "../../../tests/support/letter-cv.ts";
import type { NotRendered } from "../../cv/render/cv-renderer.server.ts";
import { firstChoices } from "../letter.ts";
import { writeLetter } from "../write/write-letter.ts";
import { provideServices } from "../../app/request/provide-services.server.ts";
import type { RequestServices } from "../../app/request/services.ts";
import { action } from "./letter-file.ts";

const written = writeLetter({
  cv: { id: "cv", title: "Data", document: analystCv() },
  advert: analystAdvert(),
  choices: firstChoices,
  now: new Date("2026-11-27T12:00:00Z"),
});
if (!written.ok) throw new Error(written.reason);
const letter = JSON.stringify(written.letter);

/** Posts the letter to a site whose renderer gives these answers, one after another. */
async function post(body: BodyInit, headers: Record<string, string>, answers: NotRendered["reason"][]) {
  const request = new Request("http://localhost:3000/letter", { method: "POST", body, headers });
  let asked = 0;
  const cvRenderer = {
    hasTime: () => true,
    renderPdf: () => {
      const reason = answers[asked];
      asked += 1;
      return Promise.resolve(reason ? { ok: false, reason } : { ok: true, pdf: new Uint8Array([37]) });
    },
  };
  const services = { cvRenderer, clientAddress: "203.0.113.9" } as unknown as RequestServices;
  const context = provideServices(services, request);
  const answer = await action({ request, context, params: {} } as never);
  return { answer, asked };
}

const json = { "content-type": "application/json" };
const form = () => new URLSearchParams({ letter });

test("a form waits again when the server is busy", async () => {
  const { answer, asked } = await post(form(), {}, ["busy", "busy"]);
  expect([answer.status, asked]).toEqual([200, 3]);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
});

test("a form that gets no file is answered in words", async () => {
  const { answer, asked } = await post(form(), {}, ["busy", "busy", "busy"]);
  expect([answer.status, asked]).toEqual([503, 3]);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe(
    "The server is busy. Try again in a moment. Go back: your text is still there.",
  );
});

test("a page with JavaScript gets the reason at once", async () => {
  const { answer, asked } = await post(letter, json, ["busy"]);
  expect([answer.status, asked]).toEqual([503, 1]);
  expect(await answer.json()).toEqual({ reason: "busy" });
});
