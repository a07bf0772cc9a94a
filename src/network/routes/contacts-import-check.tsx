import { redirect } from "react-router";
import { listReferences } from "../../applications/store/applications.server.ts";
import { readExported } from "../export/read-exported.server.ts";
import { importPeople, readPeopleChoices } from "../import/import-people.server.ts";
import { hasName, peopleImports } from "../import/people-columns.ts";
import { reviewPeople } from "../import/review-people.ts";
import { understandPeople } from "../import/understand-people.ts";
import { PeopleImportCheckPage } from "../ui/import-check-page.tsx";
import { readWaitingImport, takeImport } from "../../table-import/waiting-import.server.ts";
import { answerImportReview } from "../../table-import/routes/answer-import-review.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireViewerForAction } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/contacts-import-check";
import "../ui/network.css";
import "../../table-import/table-import.css";

export const ErrorBoundary = SignInAgain;

const choose = "/contacts/import";
const check = "/contacts/import/check";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const { id: personId } = await requireViewer(context, url);
  const now = clock();
  const waiting = await readWaitingImport(db, peopleImports, { personId, now });
  if (!waiting) throw redirect(choose);
  const [contacts, applications] = await Promise.all([
    readExported(db, personId),
    listReferences(db, personId),
  ]);
  const companies = applications.map(({ company }) => company);
  return { review: reviewPeople(waiting, { contacts, companies, now }) };
}

/** Reads the file again with other columns, imports the chosen people, or forgets the file. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { db, clock, config } = services;
  const form = await request.formData();
  const { id: personId } = await requireViewerForAction("Nothing imported", { request, context });
  const waiting = await answerImportReview(services, peopleImports, { form, personId, choose, check });
  if (waiting instanceof Response) return waiting;
  const now = clock();
  const { id, table, choices } = waiting;
  const { people, unclear } = understandPeople(table, choices, now);
  const back = (path: string, title: string, message: string) =>
    redirectWithToast(path, { title, message, destructive: true }, config);
  if (unclear || !hasName(choices.uses)) return redirect(check, 303);
  const chosen = readPeopleChoices(form);
  if (chosen.taken.size + chosen.known.size === 0)
    return back(check, "Nobody was chosen", "Tick the people whom you want to import.");
  if (!(await takeImport(db, { personId, id }))) return redirect(choose, 303);
  const { added, completed, full } = await importPeople(db, {
    personId,
    people,
    choices: chosen,
    importId: id,
    now,
  });
  const path = `/contacts?${new URLSearchParams({ imported: id })}`;
  if (full > 0) return back(path, "Your network is full", `${added} were added, ${full} were left out.`);
  if (added + completed === 0)
    return back("/contacts", "Nothing to import", "These people were in your network already.");
  return redirect(path, 303);
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Check the import",
    description: "How a file of people is understood, before they are imported.",
    noindex: true,
  });

export default function ContactsImportCheck({ loaderData: { review } }: Route.ComponentProps) {
  const { id, columns, chosenOrder } = review;
  return (
    <PeopleImportCheckPage
      key={JSON.stringify([id, columns.map(({ use }) => use), chosenOrder])}
      review={review}
    />
  );
}
