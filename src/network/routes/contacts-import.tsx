import { data, redirect } from "react-router";
import { peopleImports } from "../import/people-columns.ts";
import { restorePeopleImport, undoPeopleImport } from "../import/undo-people-import.server.ts";
import { PeopleImportPage } from "../ui/import-page.tsx";
import { fieldText } from "../../platform/forms/field-text.ts";
import { receiveImport } from "../../table-import/receive-import.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireViewerForAction } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/contacts-import";
import "../ui/network.css";

export const handle: PageHandle = { container: "app" };

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireViewer(context, url);
  return null;
}

/** Reads a file for its review, or undoes an import. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, peopleReader } = context.get(servicesContext);
  const form = await request.formData();
  const { id: personId } = await requireViewerForAction("Nothing imported", { request, context });
  const what = fieldText(form, "do");
  const now = clock();
  if (what === "undo" || what === "restore") {
    const id = fieldText(form, "import");
    await (what === "undo" ? undoPeopleImport : restorePeopleImport)(db, { personId, id, now });
    return redirect(`/contacts?${new URLSearchParams({ imported: id })}`, 303);
  }
  const upload = { form, signal: request.signal, personId, now };
  const problem = await receiveImport(db, peopleImports, peopleReader, upload);
  return problem === null ? redirect("/contacts/import/check", 303) : data({ problem }, { status: 422 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Import people",
    description: "Import people from LinkedIn, an address book or a spreadsheet.",
    noindex: true,
  });

export default function ContactsImport({ actionData }: Route.ComponentProps) {
  return <PeopleImportPage problem={actionData?.problem ?? null} />;
}
