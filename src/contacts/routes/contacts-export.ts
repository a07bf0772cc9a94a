import { writePeopleCsv, writeVcards, listExportedContacts } from "../export-contacts.server.ts";
import { isUuid } from "../../platform/database/uuid.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import type { Route } from "./+types/contacts-export";

/** Answers with a person's contacts as a file to save: CSV or vCard. "?id=" chooses one of them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: personId } = await requireViewer(context, url);
  const only = url.searchParams.get("id") ?? undefined;
  if (only !== undefined && !isUuid(only)) throw new Response(null, { status: 404 });
  const people = await listExportedContacts(context.get(servicesContext).db, personId, only);
  if (only !== undefined && people.length === 0) throw new Response(null, { status: 404 });
  const isCard = url.pathname.endsWith(".vcf");
  return new Response(isCard ? writeVcards(people) : writePeopleCsv(people), {
    headers: {
      "Content-Type": isCard ? "text/vcard; charset=utf-8" : "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="contacts.${isCard ? "vcf" : "csv"}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
