import { useState } from "react";
import type { Owner } from "../../documents/local/local-document.ts";
import { ChooseFile } from "./choose-file.tsx";
import "./cv-import-page.css";
import { ImportReview } from "./import-review.tsx";
import { useImport } from "./use-import.ts";

type CvImportPageProps = {
  /** The account of the person who is signed in; null for a visitor. */
  owner: Owner;
  /** A file that was chosen before. */
  file: File | null;
  /** Called with the id of the CV that was stored. */
  onSaved: (id: string) => Promise<void>;
  /** Leaves without a CV. Without it, another file can be chosen. */
  onLeave?: () => void;
};

/** Makes a CV of a file of the person: choose it, check what was read, save it. Nothing leaves the browser. */
export function CvImportPage({ owner, file, onSaved, onLeave }: CvImportPageProps) {
  const { state, read, discard } = useImport(owner, file);
  const [hasFailed, setHasFailed] = useState(false);
  if (state.step !== "review")
    return <ChooseFile state={state} onChoose={read} onCancel={onLeave ?? discard} onLeave={onLeave} />;
  const { cv, pictures, saved } = state;
  return (
    <ImportReview
      key={cv.fileName}
      cv={cv}
      pictures={pictures}
      saved={saved}
      hasFailed={hasFailed}
      onDiscard={onLeave ?? discard}
      onSave={async (document, into) => {
        const { saveChangedCv, saveImportedCv } = await import("./saved-cvs.ts");
        const { browserEnv } = await import("../../platform/browser/browser-env.ts");
        const title = document.personal.fullName.trim() || cv.fileName.replace(/\.\w+$/, "");
        const id = into
          ? await saveChangedCv(into, document, { ...browserEnv, owner, fileName: cv.fileName })
          : await saveImportedCv(document, { ...browserEnv, owner, title });
        setHasFailed(id === null);
        if (id !== null) await onSaved(id);
      }}
    />
  );
}
