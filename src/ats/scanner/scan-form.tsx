import { useEffect, useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { SavedJobChoice, type SavedJobOption } from "../../jobs/saved/saved-job-choice.tsx";
import { CvFileFields } from "../../cv/read/cv-file-fields.tsx";
import type { Owner } from "../../documents/local/local-document.ts";
import { AdvertFields } from "../../matching/ui/advert-fields.tsx";
import { readChosenCv } from "../../matching/ui/chosen-cv.ts";
import { CvChoice } from "../../matching/ui/cv-choice.tsx";
import { useOwnCvs } from "../../matching/ui/use-own-cvs.ts";
import { chosenFile } from "../../platform/forms/chosen-file.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { scanProblemText } from "./scan-problem-text.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { showToast } from "../../ui/toast/toast-store.ts";

export type ScanFormProps = {
  /** The typed texts, to fill in again. A browser does not fill in a chosen file. */
  typed: { text: string; advert: string; address: string };
  /** Why there is no result. */
  problem: string | null;
  addressProblem: string | null;
  /** The jobs saved in the account. */
  savedJobs: readonly SavedJobOption[];
  /** The account of the person who is signed in; null for a visitor. */
  owner: Owner;
  /** The id of the person's CV to scan, or "file"; null until their CVs are read. */
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Called with the file that is sent; null for pasted text. */
  onSend: (file: File | null) => void;
  /** The previous scan, as written by `remember`. */
  before: string;
};

/** Takes a CV as a file or as text, and optionally an advert. It works without JavaScript. */
export function ScanForm(props: ScanFormProps) {
  const { typed, problem, addressProblem, savedJobs, before, owner, chosen, onChoose, onSend } = props;
  const { isMaking, scanOwnCv } = useScanOwnCv();
  const isScanning = useNavigation().state === "submitting" || isMaking;
  const cvs = useOwnCvs(owner);
  const own = cvs.find(({ id }) => id === chosen);
  const sheet = useRef<HTMLFormElement>(null);
  // A CV is chosen at the start, unless the person has given a file or a text before the CVs were read.
  useEffect(() => {
    const first = cvs.find(({ id }) => id === readChosenCv()) ?? cvs[0];
    if (chosen !== null || !first || !sheet.current) return;
    const form = new FormData(sheet.current);
    onChoose(chosenFile(form) || fieldText(form, "text").trim() !== "" ? "file" : first.id);
  }, [cvs, chosen, onChoose]);
  return (
    <Form
      ref={sheet}
      method="post"
      encType="multipart/form-data"
      className="scan-form"
      key={before}
      onSubmit={(event) => {
        const form = new FormData(event.currentTarget);
        if (!own) {
          onSend(chosenFile(form));
          return;
        }
        event.preventDefault();
        void scanOwnCv(own.document, form).then(onSend);
      }}
    >
      {problem && (
        <Notice tone="bad" announce="at-once">
          {problem}
          {problem === scanProblemText("no-cv") &&
            cvs.length > 0 &&
            " Or choose one of your CVs under “My CV”."}
        </Notice>
      )}
      <input type="hidden" name="before" value={before} />
      <fieldset className="scan-fields">
        <legend className="h-card">Your CV</legend>
        {cvs.length > 0 && (
          <CvChoice
            label="My CV"
            hint={own && "Its PDF is scanned, as you would send it."}
            cvs={cvs}
            chosen={own?.id ?? "file"}
            onChoose={onChoose}
          />
        )}
        {!own && <CvFileFields text={typed.text} />}
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
        What you scan, a file, a text or the PDF of your CV, is sent to this site, read in memory and
        forgotten with the answer. It is not stored, not logged and not passed on. Of an advert elsewhere,
        only its page or the board’s public list is requested.
      </p>
      <div className="cluster">
        <Button type="submit" look="primary" size="lg" busy={isScanning}>
          {isScanning ? "Scanning..." : "Scan my CV"}
        </Button>
      </div>
    </Form>
  );
}

const problems = {
  offline: "The server cannot be reached. Try again once you are online.",
  busy: "The server is busy. Try again in a moment.",
  "too-large": "This CV is too large for a PDF. Shorten it and scan again.",
};

/** Sends the form of the scanner with the PDF of a CV of the person. */
function useScanOwnCv(): {
  isMaking: boolean;
  /** Resolves to the PDF that was sent, or to null if there is none. */
  scanOwnCv: (document: CvDocument, form: FormData) => Promise<File | null>;
} {
  const submit = useSubmit();
  const [isMaking, setIsMaking] = useState(false);
  async function scanOwnCv(document: CvDocument, form: FormData): Promise<File | null> {
    setIsMaking(true);
    const made = await makePdf(document);
    setIsMaking(false);
    if (!made.ok) {
      showToast({ tone: "bad", title: "Not scanned", message: problems[made.reason] });
      return null;
    }
    const file = new File([made.content], made.name, { type: "application/pdf" });
    form.set("file", file);
    void submit(form, { method: "post", encType: "multipart/form-data" });
    return file;
  }
  return { isMaking, scanOwnCv };
}

async function makePdf(document: CvDocument) {
  try {
    const [{ makeCvFile }, { browserEnv }] = await Promise.all([
      import("../../cv/editor/files/make-cv-file.ts"),
      import("../../platform/browser/browser-env.ts"),
    ]);
    return await makeCvFile(document, "pdf", browserEnv);
  } catch {
    // The modules could not be fetched.
    return { ok: false, reason: "offline" } as const;
  }
}
