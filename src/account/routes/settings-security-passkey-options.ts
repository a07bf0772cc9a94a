import { answerPasskeyOptions } from "./answer-passkey.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/settings-security-passkey-options";

export async function action({ request, context }: Route.ActionArgs) {
  return answerPasskeyOptions(context.get(servicesContext), request);
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
