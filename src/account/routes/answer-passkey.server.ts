import { readPasskeyResponse } from "../credentials/passkey-response.ts";
import { addPasskey, beginPasskey } from "../credentials/passkeys.server.ts";
import { copyCookies } from "../../platform/http/cookies.ts";
import { proofErrors } from "../security/security-form.ts";
import { tooManyAttemptsText } from "../forms/auth-toasts.ts";
import type { RequestServices } from "../../app/request/services.ts";

/** Answers `POST /settings/security/passkey/options`: the options to make a passkey, if the password is right. */
export async function answerPasskeyOptions(services: RequestServices, request: Request): Promise<Response> {
  const person = await services.viewer();
  if (!person) return refuse(401, "Sign in again.");
  const body = await readJson(request);
  if (!body.ok) return body.refusal;
  const { password, code } = textsOf(body.sent);
  const proof = { password, code, headers: request.headers, signal: request.signal };
  const begun = await beginPasskey(services.accounts, person, proof);
  if (begun.ok) {
    const headers = copyCookies(begun.answer.headers, noStore());
    return Response.json(await begun.answer.json(), { headers });
  }
  if (begun.reason === "signed-out") return refuse(401, "Sign in again.");
  if (begun.reason === "too-many") {
    const refusal = refuse(429, tooManyAttemptsText(begun.retryAfter));
    refusal.headers.set("Retry-After", String(begun.retryAfter));
    return refusal;
  }
  return Response.json({ errors: proofErrors[begun.reason] }, { status: 422, headers: noStore() });
}

/** Answers `POST /settings/security/passkey`: stores the passkey that the browser made. */
export async function answerPasskey(services: RequestServices, request: Request): Promise<Response> {
  const person = await services.viewer();
  if (!person) return refuse(401, "Sign in again.");
  const body = await readJson(request);
  if (!body.ok) return body.refusal;
  const response = readPasskeyResponse(body.sent);
  if (!response) return refuse(422, "This is not a passkey.");
  const added = await addPasskey(services.accounts, person, { headers: request.headers, response });
  if (!added.ok) return refuse(422, "This passkey was not created for this account just now.");
  return Response.json({ ok: true }, { headers: copyCookies(added.headers, noStore()) });
}

type ReadJson = { ok: true; sent: unknown } | { ok: false; refusal: Response };

async function readJson(request: Request): Promise<ReadJson> {
  if (!request.headers.get("content-type")?.startsWith("application/json")) {
    return { ok: false, refusal: refuse(415, "Send JSON, with content-type: application/json.") };
  }
  try {
    return { ok: true, sent: await request.json() };
  } catch {
    return { ok: false, refusal: refuse(400, "This is not JSON.") };
  }
}

function textsOf(sent: unknown): { password: string; code: string } {
  const fields = (typeof sent === "object" && sent !== null ? sent : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  return { password: text("password"), code: text("code") };
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: noStore() });
}

function noStore(): Headers {
  return new Headers({ "Cache-Control": "no-store" });
}
