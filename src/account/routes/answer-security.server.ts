import { data, redirect } from "react-router";
import { changePassword } from "../credentials/change-password.server.ts";
import { removePasskey } from "../credentials/passkeys.server.ts";
import type { Proof, ReauthenticateRefusal } from "../credentials/reauthenticate.server.ts";
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  renewRecoveryCodes,
} from "../credentials/two-step.server.ts";
import { authToasts, tooManyAttemptsText } from "../forms/auth-toasts.ts";
import { changePasswordForm } from "../forms/auth-forms.server.ts";
import { passwordFaultTexts } from "../passwords/judge-password.server.ts";
import { endSessions } from "../security/sessions.server.ts";
import {
  proofErrors,
  securityIntents,
  type SecurityAnswer,
  type SecurityErrors,
  type SecurityIntent,
  type QrDrawing,
} from "../security/security-form.ts";
import type { Viewer } from "../viewer.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { withToast } from "../../app/request/flash.server.ts";
import type { RequestServices } from "../../app/request/services.ts";
import { redirectSignedOut } from "./signed-out.server.ts";
import { encode } from "uqr";

type SecurityRequest = {
  services: RequestServices;
  viewer: Viewer;
  headers: Headers;
  form: FormData;
  signal: AbortSignal;
};
type SecurityHandler = (asked: SecurityRequest) => Promise<Response | ReturnType<typeof page>>;

/** Runs the action of a form on the security page. */
export async function answerSecurity(asked: SecurityRequest) {
  const intent = securityIntents.find((known) => known === asked.form.get("intent"));
  return intent ? answers[intent](asked) : redirect("/settings/security", 303);
}

const answers: Record<SecurityIntent, SecurityHandler> = {
  async "change-password"(asked) {
    const { services, viewer } = asked;
    const intent = "change-password";
    const result = changePasswordForm.read(asked.form);
    if (!result.ok) {
      const toast = result.isMissing ? authToasts.missingFields : authToasts.passwordsDiffer;
      return page(422, { intent, errors: result.errors, toast });
    }
    const wish = { ...proofOf(asked), next: result.values.password };
    const changed = await changePassword(services.accounts, viewer, wish);
    if (changed.ok) {
      return done(services, "Password changed", "Other devices have been signed out.", changed.headers);
    }
    if (changed.reason !== "password") return refuse(services, intent, changed);
    return page(422, { intent, errors: { password: passwordFaultTexts[changed.fault] } });
  },

  async "begin-two-step"(asked) {
    const { services, viewer } = asked;
    const intent = "begin-two-step";
    const begun = await beginTwoStep(services.accounts, viewer, proofOf(asked));
    if (begun.ok) {
      return page(200, { intent, errors: {}, setup: { ...begun.setup, qr: drawQr(begun.setup.uri) } });
    }
    return begun.reason === "already-on" ? page(409, alreadyOn(intent)) : refuse(services, intent, begun);
  },

  async "confirm-two-step"({ services, viewer, form }) {
    const intent = "confirm-two-step";
    const confirmed = await confirmTwoStep(services.accounts, viewer, { code: fieldText(form, "code") });
    if (confirmed.ok) {
      return done(services, "Two-step sign-in is on", "The next sign-in asks for a code.", confirmed.headers);
    }
    if (confirmed.reason === "already-on") return page(409, alreadyOn(intent));
    if (confirmed.reason !== "wrong-code") return refuse(services, intent, confirmed);
    const uri = fieldText(form, "uri").slice(0, 500);
    const codes = form.getAll("codes").flatMap((one) => (typeof one === "string" ? [one.slice(0, 40)] : []));
    const errors = { code: "That code is wrong or has expired. Enter the one your app shows now." };
    return page(422, { intent, errors, setup: { uri, codes: codes.slice(0, 20), qr: drawQr(uri) } });
  },

  async "end-two-step"(asked) {
    const { services, viewer } = asked;
    const ended = await endTwoStep(services.accounts, viewer, proofOf(asked));
    if (!ended.ok) return refuse(services, "end-two-step", ended);
    const message = "Signing in asks only for your password.";
    return done(services, "Two-step sign-in is off", message, ended.headers);
  },

  async "renew-codes"(asked) {
    const { services, viewer } = asked;
    const intent = "renew-codes";
    const renewed = await renewRecoveryCodes(services.accounts, viewer, proofOf(asked));
    if (renewed.ok) return page(200, { intent, errors: {}, codes: renewed.codes });
    return renewed.reason === "off" ? page(409, { intent, errors: {} }) : refuse(services, intent, renewed);
  },

  async "end-session"({ services, viewer, form }) {
    await endSessions(services.accounts, viewer, { id: fieldText(form, "session") });
    return done(services, "Signed out there", "That browser is no longer signed in.");
  },

  async "end-other-sessions"({ services, viewer }) {
    await endSessions(services.accounts, viewer, "others");
    return done(services, "Signed out everywhere else", "Only this browser is signed in.");
  },

  async "remove-passkey"(asked) {
    const { services, viewer, form } = asked;
    const wish = { ...proofOf(asked), passkeyId: fieldText(form, "passkey") };
    const removed = await removePasskey(services.accounts, viewer, wish);
    if (!removed.ok) return refuse(services, "remove-passkey", removed);
    return done(services, "Passkey removed", "It can no longer sign in to this account.");
  },
};

/** Another tab, or a second press of the button, turned it on first. */
function alreadyOn(intent: SecurityIntent): SecurityAnswer {
  const message = "It was already on. To use another app, turn it off first.";
  return { intent, errors: {}, toast: { title: "Two-step sign-in is on", message, destructive: true } };
}

function page(status: 200 | 409 | 422 | 429, answer: SecurityAnswer, headers: HeadersInit = {}) {
  return data(answer, { status, headers });
}

function done(services: RequestServices, title: string, message: string, headers = new Headers()): Response {
  withToast(headers, { title, message }, services.config);
  return redirect("/settings/security", { status: 303, headers });
}

function refuse(services: RequestServices, intent: SecurityIntent, refused: ReauthenticateRefusal) {
  const { reason } = refused;
  if (reason === "signed-out") return redirectSignedOut("/settings/security", services.config);
  if (reason === "too-many") {
    const toast = {
      title: "Nothing changed",
      message: tooManyAttemptsText(refused.retryAfter),
      destructive: true,
    };
    return page(429, { intent, errors: {}, toast }, { "Retry-After": String(refused.retryAfter) });
  }
  const errors: SecurityErrors = proofErrors[reason];
  const message = errors.current ?? errors.code ?? "";
  return page(422, { intent, errors, toast: { title: "Nothing changed", message, destructive: true } });
}

function proofOf({ form, headers, signal }: Pick<SecurityRequest, "form" | "headers" | "signal">): Proof {
  return { password: fieldText(form, "current"), code: fieldText(form, "code"), headers, signal };
}

/** Draws the squares of a QR code as one SVG path, so that the page needs no image file. */
function drawQr(text: string): QrDrawing {
  const { data: modules, size } = encode(text, { border: 4 });
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
