import { listStoredLetters } from "../../letters/account-storage/list-stored-letters.server.ts";
import { answerPrivately } from "../cv/answer-privately.ts";
import { requireCvOwner } from "../cv/require-cv-owner.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/letter-account-list";

/** Answers with the letters of the account: `{ letters: StoredLetterListing[] }`. 401 without a session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const person = await requireCvOwner(request, services);
  return answerPrivately({ letters: await listStoredLetters(services.db, person.id) });
}
