import { fileSizeFault } from "../../platform/forms/chosen-file.ts";
import { Upload } from "lucide-react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { ToolHead } from "../../ui/tool-head.tsx";
import { largestPeopleFile } from "../contact-limits.ts";
import { NetworkBreadcrumb } from "./people-page.tsx";

/** Chooses a file of people, which is reviewed on the next page. */
export function PeopleImportPage({ problem }: { problem: string | null }) {
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
