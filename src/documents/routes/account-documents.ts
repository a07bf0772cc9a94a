import { listStoredDocuments } from "../account/documents.server.ts";
import { answerPrivately } from "../../app/request/answer-privately.ts";
import { findAccountKind } from "./account-kinds.server.ts";
import { requireAccount } from "./require-account.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/account-documents";

/**
 * Answers with the account's documents of a kind, as an AccountListing. 401 without a session, 404 for an unknown kind.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const person = await requireAccount(request, services);
  const kind = findAccountKind(params.kind);
  if (!kind) return answerPrivately({ reason: "no-such-kind" }, 404);
  const [documents, shown = null] = await Promise.all([
    listStoredDocuments(services.db, kind, person.id),
    kind.findPublic?.(services.db, person.id),
  ]);
  return answerPrivately({ person: person.id, documents, shown });
}
