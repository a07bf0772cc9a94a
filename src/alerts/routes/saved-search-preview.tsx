import { data } from "react-router";
import { readSavedSearch } from "../searches/list-saved-searches.server.ts";
import { previewAlert } from "../run/preview-alert.server.ts";
import { PreviewPage } from "../ui/preview-page.tsx";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { readRowId } from "../../app/request/read-row-id.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import type { Route } from "./+types/saved-search-preview";
import "../alerts.css";

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { id: personId } = await requireViewer(context, url);
  const { db, clock, places } = context.get(servicesContext);
  const id = readRowId(params.id);
  const search = id === null ? null : await readSavedSearch(db, personId, id);
  if (!search) throw data(null, { status: 404 });
  const now = clock();
  const preview = await runSearch({ request, context }, (searched) =>
    previewAlert(searched, search, { now, gazetteer: places }),
  );
  return { ...preview, name: search.name, now };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Preview of an alert",
    description: "The jobs that a saved search would have sent.",
    noindex: true,
  });

export default function SavedSearchPreview({ loaderData }: Route.ComponentProps) {
  return <PreviewPage {...loaderData} />;
}
