import { callBetterAuth, type AuthPath } from "../call-better-auth.server.ts";
import { consumeAddressLimit } from "../rate-limits/consume-limit.server.ts";
import { completeSignIn } from "../complete-sign-in.server.ts";
import { copyCookies } from "../../platform/http/cookies.ts";
import { readEmail } from "../email-address.ts";
import {
  loginFailed,
  registrationClosed,
  registrationFailed,
  tooManyAttemptsText,
} from "../forms/auth-toasts.ts";
import { passwordFaultTexts } from "../passwords/judge-password.server.ts";
import { readPersonName } from "../person-name.ts";
import { signIn } from "../sign-in.server.ts";
import { signOut } from "../sign-out.server.ts";
import { signUp } from "../sign-up.server.ts";
import { verifySecondStep } from "../verify-second-step.server.ts";
import type { RequestServices } from "../../app/request/services.ts";
import { visitOf } from "./visit-of.ts";

type Body = Record<string, unknown>;
type Call = (services: RequestServices, request: Request, body: Body) => Promise<Response>;

/** The calls that programs and scripts can make. The rest of the auth library cannot be reached. */
const calls: Record<string, Call> = {
  "POST sign-in/email": callSignIn,
  "POST sign-up/email": callSignUp,
  "POST two-factor/verify": callSecondStep,
  "POST sign-out": async ({ accounts }, request) =>
    Response.json({ ok: true }, { headers: await signOut(accounts, request) }),
  "GET passkey/generate-authenticate-options": callPasskeyOptions,
  "POST passkey/verify-authentication": callPasskey,
};

/** Answers `/api/auth/*` in JSON: the result, or an error sentence in `message`. */
export async function answerAuthCall(
  services: RequestServices,
  request: Request,
  path: string,
): Promise<Response> {
  const call = calls[`${request.method} ${path}`];
  if (!call) return refuse(404, "There is nothing at this address.");
  const body = request.method === "POST" ? await readBody(request) : {};
  if (body === null) return refuse(415, "Send JSON, with content-type: application/json.");
  const answer = await call(services, request, body);
  answer.headers.set("Cache-Control", "no-store");
  return answer;
}

async function callSignIn(services: RequestServices, request: Request, body: Body): Promise<Response> {
  const { email, phone, password } = texts(body);
  if ((!email && !phone) || !password) return refuseWithoutCredentials();
  // Accounts have no phone numbers here.
  const address = readEmail(email);
  if (!address.ok) return refuse(401, loginFailed().message);
  const signedIn = await signIn(
    services.accounts,
    { email: address.value, password },
    visitOf(request, services),
  );
  if (signedIn.ok) return Response.json({ ok: true, name: signedIn.name }, { headers: signedIn.headers });
  switch (signedIn.reason) {
    case "too-many":
      return refuseForNow(signedIn.retryAfter);
    case "second-step":
      return Response.json({ ok: false, next: "two-factor/verify" }, { headers: signedIn.headers });
    default:
      return refuse(401, loginFailed().message);
  }
}

async function callSignUp(services: RequestServices, request: Request, body: Body): Promise<Response> {
  const { name, email, phone, password } = texts(body);
  if ((!email && !phone) || !password) return refuseWithoutCredentials();
  const read = { name: readPersonName(name), email: readEmail(email) };
  if (!read.name.ok) return refuse(422, read.name.error);
  if (!read.email.ok) return refuse(422, read.email.error);
  const wish = { name: read.name.value, email: read.email.value, password, returnUrl: "/" };
  const signedUp = await signUp(services.accounts, wish, visitOf(request, services));
  if (signedUp.ok) return Response.json({ ok: true }, { headers: signedUp.headers });
  if (signedUp.reason === "too-many") return refuseForNow(signedUp.retryAfter);
  if (signedUp.reason === "no-mail") return refuse(403, registrationClosed);
  return refuse(422, passwordFaultTexts[signedUp.fault] ?? registrationFailed().message);
}

async function callSecondStep(services: RequestServices, request: Request, body: Body): Promise<Response> {
  const typed = { code: texts(body).code, trust: body["trust"] === true };
  const verified = await verifySecondStep(services.accounts, typed, visitOf(request, services));
  if (verified.ok) return Response.json({ ok: true, name: verified.name }, { headers: verified.headers });
  return verified.reason === "too-many"
    ? refuseForNow(verified.retryAfter)
    : refuse(401, "That code is wrong or has expired.");
}

async function callPasskeyOptions(services: RequestServices, request: Request): Promise<Response> {
  const { accounts, clientAddress } = services;
  const taken = await consumeAddressLimit(accounts, "passkey, address", clientAddress);
  if (!taken.ok) return refuseForNow(taken.retryAfter);
  return callBetterAuth(accounts, "/passkey/generate-authenticate-options", request.headers, {
    method: "GET",
  });
}

async function callPasskey(services: RequestServices, request: Request, body: Body): Promise<Response> {
  const { accounts, clientAddress } = services;
  const taken = await consumeAddressLimit(accounts, "passkey, address", clientAddress);
  if (!taken.ok) return refuseForNow(taken.retryAfter);
  const path: AuthPath = "/passkey/verify-authentication";
  const answer = await callBetterAuth(accounts, path, request.headers, { body });
  if (!answer.ok) return refuse(401, "This passkey does not belong to an account here.");
  const { user } = (await answer.json()) as { user?: { id: string } };
  if (!user) throw new Error("The passkey sign-in returned no user.");
  const completed = await completeSignIn(accounts, user.id, visitOf(request, services));
  const headers = copyCookies(completed.headers, copyCookies(answer.headers, new Headers()));
  return Response.json({ ok: true, name: completed.name }, { headers });
}

/** Reads a JSON object. Returns null for any other body. A page of another site cannot send JSON without permission. */
async function readBody(request: Request): Promise<Body | null> {
  if (!request.headers.get("content-type")?.startsWith("application/json")) return null;
  try {
    const body: unknown = await request.json();
    return typeof body === "object" && body !== null && !Array.isArray(body) ? (body as Body) : null;
  } catch {
    return null;
  }
}

function texts(body: Body): Record<"name" | "email" | "phone" | "password" | "code", string> {
  const text = (name: string) => (typeof body[name] === "string" ? body[name] : "");
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    password: text("password"),
    code: text("code"),
  };
}

function refuseWithoutCredentials(): Response {
  return refuse(400, "You must provide either an email or phone number and a password.");
}

function refuseForNow(retryAfter: number): Response {
  const answer = refuse(429, tooManyAttemptsText(retryAfter));
  answer.headers.set("Retry-After", String(retryAfter));
  return answer;
}

function refuse(status: number, message: string): Response {
  return Response.json({ ok: false, message }, { status });
}
