import { useState } from "react";
import { useSubmit } from "react-router";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { showToast } from "../../ui/toast/toast-store.ts";

const problems = {
  offline: "The server cannot be reached. Try again once you are online.",
  busy: "The server is busy. Try again in a moment.",
  "too-large": "This CV is too large for a PDF. Shorten it and scan again.",
};

/** Sends the form of the scanner with the PDF of a CV of the person. */
export function useScanOwnCv(): {
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
