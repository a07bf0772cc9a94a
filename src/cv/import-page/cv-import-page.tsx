import { useState } from "react";
import { useNavigate } from "react-router";
import type { Owner } from "../../documents/local/local-document.ts";
import { ChooseFile } from "./choose-file.tsx";
import { ImportReview } from "./import-review.tsx";
import { useImport } from "./use-import.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";

type ImportPageProps = {
  /** The account of the person who is signed in; null for a visitor. */
  owner: Owner;
};

/** Makes a CV of a file of the person: choose it, check what was read, save it. Nothing leaves the browser. */
export function CvImportPage({ owner }: ImportPageProps) {
  const { state, read, cancel, discard } = useImport();
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className="app import-page">
      <Breadcrumb above={[{ name: "CV Builder", path: "/cv-builder" }]} here="Import" />
      {state.step === "review" ? (
        <ImportReview
          key={state.cv.fileName}
          cv={state.cv}
          pictures={state.pictures}
          hasFailed={hasFailed}
          onDiscard={discard}
          onSave={async (document) => {
            const { saveImportedCv } = await import("./save-imported-cv.ts");
            const { browserEnv } = await import("../../platform/browser/browser-env.ts");
            const title = document.personal.fullName.trim() || state.cv.fileName.replace(/\.\w+$/, "");
            const id = await saveImportedCv(document, { ...browserEnv, owner, title });
            setHasFailed(id === null);
            if (id !== null) await navigate(`/cv-builder?cv=${encodeURIComponent(id)}`);
          }}
        />
      ) : (
        <ChooseFile state={state} onChoose={read} onCancel={cancel} />
      )}
    </div>
  );
}
