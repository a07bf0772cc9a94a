import { data, redirect, Form, useNavigation, useSubmit } from "react-router";
import { peopleImports } from "../import/people-columns.ts";
import { restorePeopleImport, undoPeopleImport } from "../import/undo-people-import.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { receiveImport } from "../../table-import/receive-import.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/contacts-import";
import "../ui/network.css";
import { fileSizeFault } from "../../platform/forms/chosen-file.ts";
import { Upload } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { ToolHead } from "../../ui/tool-head.tsx";
import { largestPeopleFile } from "../contact.ts";
import { NetworkBreadcrumb } from "../ui/people-page.tsx";

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireViewer(context, url);
  return null;
}

/** Reads a file for its review, or undoes an import. */
export async function action({ request, context }: Route.ActionArgs) {
  const {
    db,
    clock,
    peopleReader,
    form,
    owner: { id: personId },
  } = await requireOwner("Nothing imported", { request, context });
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

/** Chooses a file of people, which is reviewed on the next page. */
export default function ContactsImport({ actionData }: Route.ComponentProps) {
  const problem = actionData?.problem;
  const submit = useSubmit();
  const hydrated = useHydrated();
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="app people-page">
      <NetworkBreadcrumb />
      <ToolHead title="Import people" lead="From LinkedIn, an address book or a spreadsheet." />
      {problem && (
        <Notice tone="bad" announce="at-once">
          <strong>Nothing was imported.</strong> {problem}
        </Notice>
      )}
      <Form method="post" encType="multipart/form-data" className="drop">
        <b>Choose a file</b>
        <p className="muted">
          CSV, Excel, vCard, or the Connections file that LinkedIn lets you download. You check the columns,
          the dates and the people before anything is stored. The file itself is deleted after an hour.
        </p>
        <Field label="File">
          {(control) => (
            <input
              {...control}
              className="input"
              type="file"
              name="file"
              accept=".csv,.tsv,.txt,.vcf,.xlsx,text/csv,text/vcard"
              required
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                currentTarget.setCustomValidity(
                  fileSizeFault(file, largestPeopleFile, "Split it into parts."),
                );
                if (file && currentTarget.reportValidity()) void submit(currentTarget.form);
              }}
            />
          )}
        </Field>
        {/* With JavaScript, choosing a file submits the form. */}
        {!hydrated && (
          <Button>
            <Icon of={Upload} size="sm" />
            Read the file
          </Button>
        )}
        {hydrated && <output className="meta">{busy ? "Reading..." : ""}</output>}
      </Form>
    </div>
  );
}
