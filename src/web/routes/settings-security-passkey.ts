import { copyCookies } from "../../account/copy-cookies.ts";
import { addPasskey, passkeyOptions } from "../../account/security/passkeys.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/settings-security-passkey";

const noStore = { "Cache-Control": "no-store" };

/** What a browser needs to make a passkey. 403 when the person has to sign in again first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { accounts, viewer } = context.get(servicesContext);
  const answer = (await viewer()) ? await passkeyOptions(accounts, request.headers) : null;
  if (!answer) return Response.json({ message: "Sign in again." }, { status: 403, headers: noStore });
  const headers = copyCookies(answer.headers, new Headers(noStore));
  return Response.json(await answer.json(), { headers });
}

/** The passkey a browser has made. */
export async function action({ request, context }: Route.ActionArgs) {
  const { accounts, viewer } = context.get(servicesContext);
  const person = await viewer();
  if (!person) return Response.json({ message: "Sign in again." }, { status: 401, headers: noStore });
  const response: unknown = await request.json().catch(() => null);
  const added = await addPasskey(accounts, person, { headers: request.headers, response });
  if (!added.ok) return Response.json({ message: "Not a passkey." }, { status: 422, headers: noStore });
  return Response.json({ ok: true }, { headers: copyCookies(added.headers, new Headers(noStore)) });
}
