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
import type { PeopleReview } from "../import/review-people.ts";
import { ImportTable } from "./import-table.tsx";
import { NetworkBreadcrumb } from "./people-page.tsx";

type ImportPageProps = {
  review: PeopleReview | null;
  /** Why a file was refused. */
  problem: { title: string; message: string } | null;
};

/** Imports people in two steps: choose a file, then choose the people. */
export function PeopleImportPage({ review, problem }: ImportPageProps) {
  const read = review ? review.atCompanies.length + review.others.length : 0;
  return (
    <div className="app people-page">
      <NetworkBreadcrumb />
      <ToolHead
        title="Import people"
        lead={
          review
            ? `${review.fileName}, ${read.toLocaleString("en-GB")} ${read === 1 ? "person" : "people"} read`
            : "From LinkedIn, an address book or a spreadsheet."
        }
      />
      {problem && (
        <Notice tone="bad" announce="at-once">
          <strong>{problem.title}</strong> {problem.message}
        </Notice>
      )}
      <div className={review ? "import-lay" : undefined}>
        {review && <ImportTable key={review.fileName} review={review} />}
        <ChooseFile isFirst={review === null} />
      </div>
    </div>
  );
}

function ChooseFile({ isFirst }: { isFirst: boolean }) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" encType="multipart/form-data" className="drop">
      <b>{isFirst ? "Choose a file" : "Another file"}</b>
      <p className="muted">
        CSV, vCard, or the Connections file that LinkedIn lets you download. You choose the people before
        anything is saved, and the file itself is not kept.
      </p>
      <Field label="File">
        {(control) => (
          <input
            {...control}
            className="input"
            type="file"
            name="file"
            accept=".csv,.tsv,.txt,.vcf,text/csv,text/vcard"
            required
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              currentTarget.setCustomValidity(fileSizeFault(file, largestPeopleFile, "Split it into parts."));
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
  );
}
