import * as z from "zod";
import { refuseNullCharacter } from "../cv/refuse-null-character.ts";
import { readCvDocument } from "../../cv/document/read-cv-document.ts";
import { isCurrentVersion } from "../../cv/document/upgrade-document.ts";
import { deleteStoredCv } from "../../cv/account-storage/delete-stored-cv.server.ts";
import { readStoredCv } from "../../cv/account-storage/read-stored-cv.server.ts";
import { storeCv } from "../../cv/account-storage/store-cv.server.ts";
import { answerPrivately } from "../cv/answer-privately.ts";
import { requireCvOwner } from "../cv/require-cv-owner.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/cv-account-one";

const save = z.object({
  title: z.string(),
  revision: z.int().min(0),
  isUndo: z.boolean().default(false),
  document: z.unknown(),
});

/**
 * Answers with one CV of the account, as a StoredCv. 401 without a session, 404 if the person has no CV with that id.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const person = await requireCvOwner(request, services);
  const stored = await readStoredCv(services.db, person.id, params.id);
  return stored ? answerPrivately(stored) : answerPrivately({ reason: "gone" }, 404);
}

/**
 * PUT `{ title, revision, isUndo, document }` saves the CV. DELETE deletes it; with `?revision=` only if it still has
 * that revision. 409 "changed" with `current` if another browser has saved since, 409 "full" if the account has reached
 * its maximum, 410 if the CV has been deleted since, 422 if the document is invalid.
 */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const person = await requireCvOwner(request, services);
  const one = { personId: person.id, id: params.id, now: services.clock() };
  if (request.method === "DELETE") {
    const revision = Number(url.searchParams.get("revision") ?? "none");
    const outcome = await deleteStoredCv(services.db, {
      ...one,
      revision: Number.isSafeInteger(revision) ? revision : null,
    });
    return outcome === "deleted" ? answerPrivately({}) : answerPrivately({ reason: outcome }, 409);
  }
  if (request.method !== "PUT")
    return answerPrivately({ reason: "not-allowed" }, 405, { Allow: "GET, PUT, DELETE" });
  const body = save.safeParse(await request.json().catch(() => null));
  // A page opened before an update of the site would drop parts of the document that it does not know.
  if (!isCurrentVersion(body.data?.document)) return answerPrivately({ reason: "not-a-cv" }, 422);
  const refused = refuseNullCharacter("title", body.data?.title);
  if (refused) return refused;
  const result = readCvDocument(body.data?.document);
  if (!body.success || !result.ok || params.id.length > 100)
    return answerPrivately({ reason: "not-a-cv" }, 422);
  const { title, revision, isUndo } = body.data;
  const outcome = await storeCv(services.db, { ...one, title, revision, isUndo, document: result.document });
  if (outcome.ok) return answerPrivately({ revision: outcome.revision });
  return answerPrivately(outcome, { changed: 409, gone: 410, full: 409 }[outcome.reason]);
}
