import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/api-session";

/** Answers with the data about the session that a page may know: never the token. */
export async function loader({ context }: Route.LoaderArgs) {
  const { viewer, clock } = context.get(servicesContext);
  const person = await viewer();
  return Response.json(
    {
      signedIn: person !== null,
      expiresAt: person?.session.expiresAt ?? null,
      id: person?.id ?? null,
      name: person?.name ?? null,
      now: clock(),
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}
