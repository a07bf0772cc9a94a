import { parseStartForm } from "../page/start-form-values.ts";
import { servicesContext } from "../../app/request/services.ts";
import { readTypedAdvert } from "./read-letter-advert.server.ts";
import type { Route } from "./+types/letter-advert";

/** Reads a posted advert for a letter, and answers with a FoundAdvert. It is neither stored nor logged. */
export async function action({ request, context }: Route.ActionArgs) {
  const { typed } = parseStartForm(await request.formData());
  const found = await readTypedAdvert(typed, context.get(servicesContext), request.signal);
  return Response.json(found, {
    status: found.ok ? 200 : 422,
    headers: { "Cache-Control": "no-store" },
  });
}

/** A GET has no advert to read. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
