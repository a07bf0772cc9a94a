import { consumeLimit } from "../../account/rate-limits/consume-limit.server.ts";
import { parseOwnKey, parseModelRequest, streamAnswer } from "../stream-answer.server.ts";
import { ownKeyHeader, type ModelEvent, type ModelProblem } from "../model-request.ts";
import { findSkills } from "../../jobs/extraction/skills/find-skills.ts";
import { addressNetwork } from "../../platform/http/address-network.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/language-model";

const skillsIn = (text: string) => [...new Set(findSkills(text).map(({ skill }) => skill))];

/**
 * Asks the operator's language model to reword a text, and streams the answer. Requests and tokens are limited by
 * account, or by network for visitors. Tokens paid by a person's own key are not counted.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { languageModel, accounts, clientAddress, viewer } = context.get(servicesContext);
  if (!languageModel) throw new Response(null, { status: 404 });
  const wanted = parseModelRequest(await request.formData());
  if (!wanted) throw new Response(null, { status: 422 });
  const client = (await viewer())?.id ?? addressNetwork(clientAddress);
  const own = parseOwnKey(request.headers.get(ownKeyHeader));
  if (!own.ok) return refuse("bad-key", 422);
  const ownKey = own.key;
  let taken = await consumeLimit(accounts, "language model requests, person", client);
  if (taken.ok && ownKey === null) {
    const tokens = languageModel.tokensOf(wanted);
    taken = await consumeLimit(accounts, "language model tokens, person", client, tokens);
    if (taken.ok) taken = await consumeLimit(accounts, "language model tokens, site", "all", tokens);
  }
  if (!taken.ok) return refuse("too-many", 429, { "Retry-After": String(taken.retryAfter) });
  return streamAnswer(languageModel, wanted, { client, signal: request.signal, ownKey }, skillsIn);
}

function refuse(problem: ModelProblem, status: number, headers: Record<string, string> = {}): Response {
  const event: ModelEvent = { kind: "problem", problem };
  return Response.json(event, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
