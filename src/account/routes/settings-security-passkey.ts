import { answerPasskey } from "./answer-passkey.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/settings-security-passkey";

export async function action({ request, context }: Route.ActionArgs) {
  return answerPasskey(context.get(servicesContext), request);
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
