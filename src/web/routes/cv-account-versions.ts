import { listStoredVersions } from "../../cv/account-storage/list-stored-versions.server.ts";
import { answerPrivately } from "../cv/answer-privately.ts";
import { requireCvOwner } from "../cv/require-cv-owner.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/cv-account-versions";

/**
 * Answers with the versions of a CV of the account: `{ mark, versions: StoredVersionListing[] }`. 401 and 404 as for
 * the CV.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const person = await requireCvOwner(request, services);
  const listed = await listStoredVersions(services.db, person.id, params.id);
  return listed ? answerPrivately(listed) : answerPrivately({ reason: "gone" }, 404);
}
