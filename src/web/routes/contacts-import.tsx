import { data } from "react-router";
import { listReferences } from "../../applications/store/list-references.server.ts";
import type { PeopleImportCounts } from "../../network/import/import-people.server.ts";
import { importPeople } from "../../network/import/import-people.server.ts";
import { readImportForm } from "../../network/import/read-import-form.ts";
import { peopleFileProblemText } from "../../network/import/people-file-problem-text.ts";
import { largestPeopleFile } from "../../network/contact-limits.ts";
import { reviewPeople, type PeopleReview } from "../../network/import/review-people.ts";
import { listContacts } from "../../network/list-contacts.server.ts";
import { PeopleImportPage } from "../../network/ui/import-page.tsx";
import { redirectWithToast } from "../redirect-with-toast.server.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { servicesContext } from "../services.ts";
import { requireViewer } from "../session/require-viewer.server.ts";
import { SignInAgain } from "../session/sign-in-again-page.tsx";
import { requireViewerForAction } from "../session/require-viewer-for-action.server.ts";
import type { Route } from "./+types/contacts-import";
import "../../network/ui/network.css";

export const handle: PageHandle = { container: "app" };

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireViewer(context, url);
  return null;
}

type Answer = { review: PeopleReview | null; problem: { title: string; message: string } | null };

/** Reads a file and answers with the people to choose from. The second form imports the chosen ones. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, clock, peopleReader } = context.get(servicesContext);
  const form = await request.formData();
  const person = await requireViewerForAction("Nothing imported", { request, context });
  const refuse = (title: string, message: string) => {
    const answer: Answer = { review: null, problem: { title, message } };
    return data(answer, { status: 422 });
  };
  if (form.get("intent") === "import") {
    const people = readImportForm(form);
    if (!people) return refuse("The list could not be read.", "Choose the file again. Nothing was imported.");
    if (people.length === 0)
      return refuse("Nobody was chosen.", "Choose the file again, then tick the people.");
    const report = await importPeople(db, { personId: person.id, people, now: clock() });
    const toast = { title: "Import finished", message: importCountsText(report) };
    return redirectWithToast("/contacts", toast, config);
  }
  const file = form.get("file");
  if (!(file instanceof File) || (file.size === 0 && file.name === ""))
    return refuse("No file was chosen.", "Choose a CSV or vCard file.");
  const fileName = file.name.slice(0, 100);
  if (file.size > largestPeopleFile)
    return refuse(
      `“${fileName}” is too large.`,
      "Split it into files of less than 8 MB. Nothing was imported.",
    );
  const by = { client: person.id, signal: request.signal };
  const read = await peopleReader.read(new Uint8Array(await file.arrayBuffer()), by);
  if (!read.ok) return refuse(`“${fileName}” is not a list of people.`, peopleFileProblemText(read.reason));
  const [known, applications] = await Promise.all([
    listContacts(db, person.id),
    listReferences(db, person.id),
  ]);
  const companies = applications.map(({ company }) => company);
  const answer: Answer = { review: reviewPeople(read, { fileName, known, companies }), problem: null };
  return data(answer, { status: 200 });
}

function importCountsText({ added, merged, same, full }: PeopleImportCounts): string {
  const parts = [
    `${added} added`,
    merged > 0 && `${merged} merged`,
    same > 0 && `${same} there already`,
    full > 0 && `${full} left out, because your network is full`,
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Import people",
    description: "Import people from LinkedIn, an address book or a spreadsheet.",
    noindex: true,
  });

export default function ContactsImport({ actionData }: Route.ComponentProps) {
  return <PeopleImportPage review={actionData?.review ?? null} problem={actionData?.problem ?? null} />;
}
