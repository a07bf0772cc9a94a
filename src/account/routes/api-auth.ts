import { answerAuthCall } from "./answer-auth-call.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/api-auth";

export function loader({ request, params, context }: Route.LoaderArgs) {
  return answerAuthCall(context.get(servicesContext), request, params["*"]);
}

export function action({ request, params, context }: Route.ActionArgs) {
  return answerAuthCall(context.get(servicesContext), request, params["*"]);
}
