import { data, redirect } from "react-router";
import { tooManyWords } from "../../account/forms/auth-toasts.ts";
import type { PasswordChecked } from "../../account/passwords/check-password.server.ts";
import { passwordFaultWords } from "../../account/passwords/judge-password.server.ts";
import { changePassword } from "../../account/security/change-password.server.ts";
import { drawQr } from "../../account/security/draw-qr.server.ts";
import { endSessions } from "../../account/security/end-sessions.server.ts";
import { removePasskey } from "../../account/security/passkeys.server.ts";
import {
  securityIntents,
  type SecurityAnswer,
  type SecurityErrors,
  type SecurityIntent,
} from "../../account/security/security-form.ts";
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  renewRecoveryCodes,
} from "../../account/security/two-step.server.ts";
import type { Viewer } from "../../account/viewer.ts";
import { withToast } from "../flash.server.ts";
import type { RequestServices } from "../services.ts";

type Asked = { services: RequestServices; viewer: Viewer; headers: Headers; form: FormData };
type Answering = (asked: Asked) => Promise<Response | ReturnType<typeof page>>;

/** Does what a form of the security page asks for. */
export async function answerSecurity(asked: Asked) {
  const intent = securityIntents.find((known) => known === asked.form.get("intent"));
  return intent ? answers[intent](asked) : redirect("/settings/security", 303);
}

const answers: Record<SecurityIntent, Answering> = {
  async "change-password"({ services, viewer, form }) {
    const intent = "change-password";
    const [current, next, again] = ["current", "password", "confirm"].map((name) => textOf(form, name));
    if (!current || !next || !again) {
      const errors: SecurityErrors = {
        ...(!current && { current: "Enter the password you have now." }),
        ...(!next && { password: "Choose a password." }),
        ...(!again && { confirm: "Enter the password once more." }),
      };
      return page(422, { intent, errors, toast: missingFields });
    }
    if (next !== again) {
      return page(422, { intent, errors: { confirm: "This is not the same password." }, toast: differ });
    }
    const changed = await changePassword(services.accounts, viewer, { current, next });
    if (changed.ok) return done(services, "Password changed", "Other devices have been signed out.");
    if (changed.reason !== "password") return refusePassword(intent, changed);
    return page(422, { intent, errors: { password: passwordFaultWords[changed.fault] } });
  },

  async "begin-two-step"({ services, viewer, headers, form }) {
    const intent = "begin-two-step";
    const password = textOf(form, "current");
    const begun = await beginTwoStep(services.accounts, viewer, { headers, password });
    if (!begun.ok) return refusePassword(intent, begun);
    return page(200, { intent, errors: {}, setup: { ...begun.setup, qr: drawQr(begun.setup.uri) } });
  },

  async "confirm-two-step"({ services, viewer, headers, form }) {
    const intent = "confirm-two-step";
    const code = textOf(form, "code");
    const confirmed = await confirmTwoStep(services.accounts, viewer, { headers, code });
    if (confirmed.ok) {
      return done(services, "Two-step sign-in is on", "The next sign-in asks for a code.", confirmed.headers);
    }
    const uri = textOf(form, "uri").slice(0, 500);
    const codes = form.getAll("codes").flatMap((one) => (typeof one === "string" ? [one.slice(0, 40)] : []));
    const errors = { code: "That is not the code of the moment. Enter the one the app shows now." };
    return page(422, { intent, errors, setup: { uri, codes: codes.slice(0, 20), qr: drawQr(uri) } });
  },

  async "end-two-step"({ services, viewer, headers, form }) {
    const password = textOf(form, "current");
    const ended = await endTwoStep(services.accounts, viewer, { headers, password });
    if (!ended.ok) return refusePassword("end-two-step", ended);
    return done(
      services,
      "Two-step sign-in is off",
      "Signing in asks for your password only.",
      ended.headers,
    );
  },

  async "renew-codes"({ services, viewer, headers, form }) {
    const password = textOf(form, "current");
    const renewed = await renewRecoveryCodes(services.accounts, viewer, { headers, password });
    if (!renewed.ok) return refusePassword("renew-codes", renewed);
    return page(200, { intent: "renew-codes", errors: {}, codes: renewed.codes });
  },

  async "end-session"({ services, viewer, form }) {
    await endSessions(services.accounts, viewer, { id: textOf(form, "session") });
    return done(services, "Signed out there", "That browser is no longer signed in.");
  },

  async "end-other-sessions"({ services, viewer }) {
    await endSessions(services.accounts, viewer, "others");
    return done(services, "Signed out everywhere else", "Only this browser is signed in.");
  },

  async "remove-passkey"({ services, viewer, form }) {
    await removePasskey(services.accounts, viewer, textOf(form, "passkey"));
    return done(services, "Passkey removed", "It opens this account no more.");
  },
};

const missingFields = { title: "Missing fields", message: "Please fill in all fields.", destructive: true };
const differ = {
  title: "Passwords don't match",
  message: "Please make sure your passwords match.",
  destructive: true,
};

function page(status: 200 | 422 | 429, answer: SecurityAnswer, headers?: HeadersInit) {
  return data(answer, { status, headers });
}

function done(services: RequestServices, title: string, message: string, headers = new Headers()): Response {
  withToast(headers, { title, message }, services.config);
  return redirect("/settings/security", { status: 303, headers });
}

function refusePassword(intent: SecurityIntent, refused: Exclude<PasswordChecked, { ok: true }>) {
  if (refused.reason === "wrong") {
    return page(422, { intent, errors: { current: "That is not the password of this account." } });
  }
  const retry = { "Retry-After": String(refused.retryAfter) };
  return page(429, { intent, errors: { current: tooManyWords(refused.retryAfter) } }, retry);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
