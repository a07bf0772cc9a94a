import { readSettings } from "../../account/settings/read-settings.server.ts";
import { listStoredCvs } from "../../cv/account-storage/list-stored-cvs.server.ts";
import { readPublication } from "../../cv/publish/read-public-cv.server.ts";
import { answerPrivately } from "../cv/answer-privately.ts";
import { requireCvOwner } from "../cv/require-cv-owner.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/cv-account-list";

/** Answers with the CVs of the account, as an AccountListing. 401 without a session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const person = await requireCvOwner(request, services);
  const [cvs, settings, publication] = await Promise.all([
    listStoredCvs(services.db, person.id),
    readSettings(services.db, person.id),
    readPublication(services.db, person.id),
  ]);
  const shown =
    settings.publicProfile && publication ? { id: publication.cvId, path: `/cv/${publication.slug}` } : null;
  return answerPrivately({ person: person.id, cvs, shown });
}
