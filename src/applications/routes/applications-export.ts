import { data } from "react-router";
import { exchangeRow, csvColumns } from "../exchange/exchange-columns.ts";
import { writeCsv } from "../../platform/csv/write-csv.ts";
import { listForExport } from "../applications-data.server.ts";
import { listApplications } from "../store/applications.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import type { Route } from "./+types/applications-export";

/** Serves all applications of the person as CSV, or with their history as JSON. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const { id } = await requireViewer(context, url);
  const name = `applications-${clock().toISOString().slice(0, 10)}`;
  const headers = (file: string, type: string) => ({
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${file}"`,
    "Cache-Control": "private, no-store",
  });
  if (params.format === "csv") {
    const csv = writeCsv(csvColumns, (await listApplications(db, id)).map(exchangeRow));
    return new Response(csv, { headers: headers(`${name}.csv`, "text/csv; charset=utf-8") });
  }
  if (params.format !== "json") throw data(null, { status: 404 });
  const applications: unknown[] = [];
  for await (const application of listForExport(db, id)) applications.push(application);
  return new Response(JSON.stringify({ applications }, null, 2), {
    headers: headers(`${name}.json`, "application/json"),
  });
}
