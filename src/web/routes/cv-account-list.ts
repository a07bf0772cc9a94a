import { listStoredCvs } from "../../cv/account-storage/list-stored-cvs.server.ts";
import { answerPrivately } from "../cv/answer-privately.ts";
import { readCvOwner } from "../cv/read-cv-owner.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/cv-account-list";

/** Answers with the CVs of the account: `{ person, cvs: StoredCvListing[] }`. 401 without a session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const person = await readCvOwner(request, services);
  if (!person) return answerPrivately({ reason: "signed-out" }, 401);
  return answerPrivately({ person: person.id, cvs: await listStoredCvs(services.db, person.id) });
}
