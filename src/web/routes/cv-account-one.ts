import * as z from "zod";
import { refuseNullCharacter } from "../cv/refuse-null-character.ts";
import { readCvDocument } from "../../cv/document/read-cv-document.ts";
import { deleteStoredCv } from "../../cv/store/delete-stored-cv.server.ts";
import { readStoredCv } from "../../cv/store/read-stored-cv.server.ts";
import { storeCv } from "../../cv/store/store-cv.server.ts";
import { answerPrivately } from "../cv/answer-privately.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/cv-account-one";

const save = z.object({
  title: z.string(),
  revision: z.int().min(0),
  document: z.unknown(),
});

/** One CV of the account, as a StoredCv. 401 without a session, 404 where this person has none of that id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, viewer } = context.get(servicesContext);
  const person = await viewer();
  if (!person) return answerPrivately({ reason: "signed-out" }, 401);
  const stored = await readStoredCv(db, person.id, params.id);
  return stored ? answerPrivately(stored) : answerPrivately({ reason: "gone" }, 404);
}

/**
 * PUT `{ title, revision, document }` saves, DELETE deletes. 409 with `current` where somebody saved since, 410 where
 * it was deleted since, 413 where the account holds no more, 422 where the document is none.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, viewer, clock } = context.get(servicesContext);
  const person = await viewer();
  if (!person) return answerPrivately({ reason: "signed-out" }, 401);
  if (request.method === "DELETE") {
    await deleteStoredCv(db, person.id, params.id);
    return answerPrivately({});
  }
  if (request.method !== "PUT")
    return answerPrivately({ reason: "not-allowed" }, 405, { Allow: "GET, PUT, DELETE" });
  const body = save.safeParse(await request.json().catch(() => null));
  const refused = refuseNullCharacter("title", body.data?.title);
  if (refused) return refused;
  const reading = readCvDocument(body.data?.document);
  if (!body.success || !reading.ok || params.id.length > 100)
    return answerPrivately({ reason: "not-a-cv" }, 422);
  const { title, revision } = body.data;
  const outcome = await storeCv(db, {
    personId: person.id,
    id: params.id,
    title,
    revision,
    document: reading.document,
    now: clock(),
  });
  if (outcome.ok) return answerPrivately({ revision: outcome.revision });
  return answerPrivately(outcome, { changed: 409, gone: 410, "too-many": 413 }[outcome.reason]);
}
