import * as z from "zod";
import type { AccountKind } from "../account/account-kind.ts";
import { readStoredDocument } from "../account/documents.server.ts";
import { deleteStoredDocument, storeDocument } from "../account/store-document.server.ts";
import {
  deleteStoredVersion,
  listStoredVersions,
  readStoredVersion,
  storeVersion,
} from "../account/versions.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { answerPrivately } from "../../app/request/answer-privately.ts";
import { findAccountKind } from "./account-kinds.server.ts";
import { refuseNullCharacter } from "./refuse-null-character.ts";
import { requireAccount } from "./require-account.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/account-document";

const document = z.object({
  title: z.string(),
  revision: z.int().min(0),
  isUndo: z.boolean().default(false),
  document: z.unknown(),
});

const version = z.object({ name: z.string().nullable(), at: z.iso.datetime(), document: z.unknown() });

const gone = () => answerPrivately({ reason: "gone" }, 404);
const invalid = (problem: string) => answerPrivately({ reason: "invalid", message: problem }, 422);
const longestId = 100;

/** What a request is about: a document, its versions, or one of them. */
type Asked = {
  db: Database;
  kind: AccountKind<unknown>;
  personId: string;
  id: string;
  /** "" for all versions, null for the document itself. */
  version: string | null;
};

/**
 * `/documents/KIND/ID` answers with one document of the account as a StoredDocument, `/versions` with the list of its
 * versions, and `/versions/VERSION` with one as a StoredVersion. 401 without a session, 404 if the person has none.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const person = await requireAccount(request, services);
  const asked = readAsked(params, { db: services.db, personId: person.id });
  if (!asked) return gone();
  const { db, kind, personId, id } = asked;
  const found =
    asked.version === null
      ? await readStoredDocument(db, kind, personId, id)
      : asked.version === ""
        ? await listStoredVersions(db, kind, personId, id)
        : await readStoredVersion(db, kind, { personId, of: id, id: asked.version });
  return found ? answerPrivately(found) : gone();
}

/**
 * PUT saves a document (`{ title, revision, isUndo, document }`) or adds a version (`{ name, at, document }`; an
 * existing one stays as it is). DELETE deletes it; a document with `?revision=` only if it still has that revision. 409
 * "changed" with `current` if another browser has saved since, 409 "full" if the account has reached its maximum, 410 if
 * the document has been deleted since, 422 if the content is invalid.
 */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const person = await requireAccount(request, services);
  const asked = readAsked(params, { db: services.db, personId: person.id });
  if (!asked || asked.version === "") return gone();
  const now = services.clock();
  if (request.method === "DELETE") return remove(asked, url.searchParams.get("revision"), now);
  if (request.method !== "PUT")
    return answerPrivately({ reason: "not-allowed" }, 405, { Allow: "GET, PUT, DELETE" });
  const body: unknown = await request.json().catch(() => null);
  return asked.version === null ? save(asked, body, now) : saveVersion(asked, asked.version, body);
}

function readAsked(
  params: { kind: string; id: string; "*"?: string | undefined },
  { db, personId }: Pick<Asked, "db" | "personId">,
): Asked | null {
  const kind = findAccountKind(params.kind);
  const [part, versionId = "", ...more] = (params["*"] ?? "").split("/");
  if (!kind || more.length > 0 || (part !== "" && part !== "versions")) return null;
  return { db, kind, personId, id: params.id, version: part === "" ? null : versionId };
}

async function save({ db, kind, personId, id }: Asked, body: unknown, now: Date): Promise<Response> {
  const sent = document.safeParse(body);
  // A page opened before an update of the site would drop parts of the document that it does not know.
  if (!sent.success || id.length > longestId || !kind.isCurrent(sent.data.document))
    return invalid("This is no document that this version of the site reads.");
  const { title, revision, isUndo } = sent.data;
  const refused = refuseNullCharacter("title", title);
  if (refused) return refused;
  const reading = kind.read(sent.data.document);
  if (!reading.ok) return invalid(reading.problem);
  const { document: content } = reading;
  const outcome = await storeDocument(db, kind, {
    personId,
    id,
    now,
    title,
    revision,
    isUndo,
    document: content,
  });
  if (outcome.ok) return answerPrivately({ revision: outcome.revision });
  return answerPrivately(outcome, { changed: 409, gone: 410, full: 409, taken: 422 }[outcome.reason]);
}

async function saveVersion(
  { db, kind, personId, id: of }: Asked,
  id: string,
  body: unknown,
): Promise<Response> {
  const sent = version.safeParse(body);
  if (!sent.success || id.length > longestId) return invalid("This is no version of a document.");
  const { name, at } = sent.data;
  const refused = refuseNullCharacter("name", name);
  if (refused) return refused;
  const reading = kind.read(sent.data.document);
  if (!reading.ok) return invalid(reading.problem);
  const { document: content } = reading;
  const outcome = await storeVersion(db, kind, {
    personId,
    of,
    version: { id, name, at, document: content },
  });
  if (outcome.ok) return answerPrivately({});
  return answerPrivately(outcome, { gone: 410, full: 409 }[outcome.reason]);
}

async function remove(asked: Asked, revision: string | null, now: Date): Promise<Response> {
  const { db, kind, personId, id } = asked;
  if (asked.version !== null) {
    await deleteStoredVersion(db, { personId, of: id, id: asked.version });
    return answerPrivately({});
  }
  const seen = Number(revision ?? "none");
  const known = Number.isSafeInteger(seen) ? seen : null;
  const outcome = await deleteStoredDocument(db, kind, { personId, id, now }, known);
  return outcome === "deleted" ? answerPrivately({}) : answerPrivately({ reason: outcome }, 409);
}
