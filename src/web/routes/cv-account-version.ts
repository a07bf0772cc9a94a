import * as z from "zod";
import { refuseNullCharacter } from "../cv/refuse-null-character.ts";
import { readCvDocument } from "../../cv/document/read-cv-document.ts";
import { deleteStoredVersion } from "../../cv/account-storage/delete-stored-version.server.ts";
import { readStoredVersion } from "../../cv/account-storage/read-stored-version.server.ts";
import { storeVersion } from "../../cv/account-storage/store-version.server.ts";
import { answerPrivately } from "../cv/answer-privately.ts";
import { requireCvOwner } from "../cv/require-cv-owner.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/cv-account-version";

const save = z.object({
  name: z.string().nullable(),
  at: z.iso.datetime(),
  document: z.unknown(),
});

/**
 * Answers with one version of a CV of the account, as a StoredVersion. 401 without a session, 404 if the person has no
 * such version.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db } = services;
  const person = await requireCvOwner(request, services);
  const place = { personId: person.id, cv: params.id, id: params.version };
  const stored = await readStoredVersion(db, place);
  return stored ? answerPrivately(stored) : answerPrivately({ reason: "gone" }, 404);
}

/**
 * PUT `{ name, at, document }` adds the version, and does not change an existing one. DELETE removes it. 410 if the
 * account does not have the CV, 409 if its versions have reached their maximum, 422 if the document is invalid.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { db } = services;
  const person = await requireCvOwner(request, services);
  const place = { personId: person.id, cv: params.id, id: params.version };
  if (request.method === "DELETE") {
    await deleteStoredVersion(db, place);
    return answerPrivately({});
  }
  if (request.method !== "PUT")
    return answerPrivately({ reason: "not-allowed" }, 405, { Allow: "GET, PUT, DELETE" });
  const body = save.safeParse(await request.json().catch(() => null));
  const refused = refuseNullCharacter("name", body.data?.name);
  if (refused) return refused;
  const result = readCvDocument(body.data?.document);
  if (!body.success || !result.ok || place.id.length > 100)
    return answerPrivately({ reason: "not-a-cv" }, 422);
  const { name, at } = body.data;
  const version = { id: place.id, name, at, document: result.document };
  const outcome = await storeVersion(db, { personId: person.id, cv: place.cv, version });
  if (outcome.ok) return answerPrivately({});
  return answerPrivately(outcome, { gone: 410, full: 409 }[outcome.reason]);
}
