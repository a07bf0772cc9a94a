import { refreshSession } from "../refresh-session.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/api-session-refresh";

/** Extends the session of the request. Answers 401 if it has ended. */
export async function action({ request, context }: Route.ActionArgs) {
  const { accounts, viewer, clock } = context.get(servicesContext);
  const person = await viewer();
  const { expiresAt, headers } = person
    ? await refreshSession(accounts, request.headers)
    : { expiresAt: null, headers: new Headers() };
  headers.set("Cache-Control", "no-store");
  const signedIn = expiresAt !== null;
  return Response.json(
    { signedIn, expiresAt, name: signedIn ? (person?.name ?? null) : null, now: clock() },
    { status: signedIn ? 200 : 401, headers },
  );
}

export function loader() {
  return Response.json({ message: "Send a POST." }, { status: 405, headers: { Allow: "POST" } });
}
