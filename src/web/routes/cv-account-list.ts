import { listStoredCvs } from "../../cv/store/list-stored-cvs.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/cv-account-list";

/** The CVs of the account: `{ person, cvs: StoredCvListing[] }`. 401 without a session. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, viewer } = context.get(servicesContext);
  const person = await viewer();
  const headers = { "Cache-Control": "no-store" };
  if (!person) return Response.json({ reason: "signed-out" }, { status: 401, headers });
  return Response.json({ person: person.id, cvs: await listStoredCvs(db, person.id) }, { headers });
}
