import { Form, useNavigation } from "react-router";
import { SavedJobChoice, type SavedJobOption } from "../../jobs/saved/saved-job-choice.tsx";
import { CvFileFields } from "../../cv/read/cv-file-fields.tsx";
import { AdvertFields } from "../../jobs/requirements/advert-fields.tsx";
import { chosenFile } from "../../platform/forms/chosen-file.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

export type ScanFormProps = {
  /** The typed texts, to fill in again. A browser does not fill in a chosen file. */
  typed: { text: string; advert: string; address: string };
  /** Why there is no result. */
  problem: string | null;
  addressProblem: string | null;
  /** The jobs saved in the account. */
  savedJobs: readonly SavedJobOption[];
  /** Called with the chosen file when the form is submitted; null for pasted text. */
  onSend?: (file: File | null) => void;
  /** The previous scan, as written by `remember`. */
  before: string;
};

/** Takes a CV as a file or as text, and optionally an advert. It works without JavaScript. */
export function ScanForm({ typed, problem, addressProblem, savedJobs, before, onSend }: ScanFormProps) {
  const isScanning = useNavigation().state === "submitting";
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="scan-form"
      key={before}
      onSubmit={(event) => onSend?.(chosenFile(new FormData(event.currentTarget)))}
    >
      {problem && (
        <Notice tone="bad" announce="at-once">
          {problem}
        </Notice>
      )}
      <input type="hidden" name="before" value={before} />
      <fieldset className="scan-fields">
        <legend className="h-card">Your CV</legend>
        <CvFileFields text={typed.text} />
      </fieldset>
      <fieldset className="scan-fields">
        <legend className="h-card">An advert</legend>
        <SavedJobChoice inAccount={savedJobs} />
        <AdvertFields
          typed={typed}
          errors={{ address: addressProblem ?? undefined }}
          optional
          hint="Then you see which of its words your CV has, and where."
        />
      </fieldset>
      <p className="meta scan-privacy">
        The file is sent to this site, read in memory and forgotten with the answer. It is not stored, not
        logged and not passed on. Of an advert on a board, only the board’s public list is requested.
      </p>
      <div className="cluster">
        <Button type="submit" look="primary" size="lg" busy={isScanning}>
          {isScanning ? "Scanning..." : "Scan my CV"}
        </Button>
      </div>
    </Form>
  );
}
