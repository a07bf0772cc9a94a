import { parseJson } from "../../platform/json/parse-json.ts";
import * as z from "zod";
import { attachLetter } from "../../applications/store/attach-letter.server.ts";
import { deleteStoredLetter } from "../../letters/account-storage/delete-stored-letter.server.ts";
import { readStoredLetter } from "../../letters/account-storage/read-stored-letter.server.ts";
import { storeLetter } from "../../letters/account-storage/store-letter.server.ts";
import { letterText } from "../../letters/files/letter-text.ts";
import { largestLetter } from "../../letters/account-storage/stored-letter.ts";
import { readLetterFile } from "../../letters/read-letter-file.ts";
import { answerPrivately } from "../cv/answer-privately.ts";
import { requireCvOwner } from "../cv/require-cv-owner.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/letter-account-one";

const save = z.object({ revision: z.int().min(0), file: z.unknown() });

/** Answers with one letter of the account, as a StoredLetter. 401 without a session, 404 if there is none. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const person = await requireCvOwner(request, services);
  const stored = await readStoredLetter(services.db, person.id, params.id);
  return stored ? answerPrivately(stored) : answerPrivately({ reason: "gone" }, 404);
}

/**
 * PUT `{ file, revision }` saves the letter, and stores its text in the application for its job. DELETE deletes it. 409
 * "changed" with `current` if another browser has saved since, 409 "full" if the account has reached its maximum, 410
 * if the letter has been deleted since, 422 if the letter is invalid.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const person = await requireCvOwner(request, services);
  if (request.method === "DELETE") {
    await deleteStoredLetter(services.db, person.id, params.id);
    return answerPrivately({});
  }
  if (request.method !== "PUT")
    return answerPrivately({ reason: "not-allowed" }, 405, { Allow: "GET, PUT, DELETE" });
  const text = await request.text();
  if (text.length > largestLetter) return answerPrivately({ reason: "too-large" }, 413);
  const body = save.safeParse(parseJson(text));
  const file = readLetterFile(body.data?.file);
  // PostgreSQL cannot store a null character.
  if (!body.success || !file || params.id.length > 100 || text.includes(String.raw`\u0000`))
    return answerPrivately({ reason: "not-a-letter" }, 422);
  const now = services.clock();
  const outcome = await storeLetter(services.db, {
    personId: person.id,
    file: { ...file, id: params.id },
    revision: body.data.revision,
    now,
  });
  const { job } = file.letter;
  if (outcome.ok && job.id !== null)
    await attachLetter(services.db, {
      personId: person.id,
      jobId: Number(job.id),
      letterId: params.id,
      text: letterText(file.letter),
      now,
    });
  if (outcome.ok) return answerPrivately({ revision: outcome.revision });
  return answerPrivately(outcome, { changed: 409, gone: 410, full: 409 }[outcome.reason]);
}
