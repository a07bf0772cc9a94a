import { useRouteLoaderData, useNavigate } from "react-router";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import type { loader as rootLoader } from "../../root.tsx";
import type { Route } from "./+types/cv-import";
import "../import-page/cv-import-page.css";
import { useState } from "react";
import type { Owner } from "../../documents/local/local-document.ts";
import { ChooseFile } from "../import-page/choose-file.tsx";
import { ImportReview } from "../import-page/import-review.tsx";
import { useImport } from "../import-page/use-import.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";

export const handle: PageHandle = { listed: "sitemap" };

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Import a CV",
    description:
      "Make a CV of the Word file or PDF that you have: see what was read next to the page, and correct it before you save. The file is read in your browser and not sent.",
    keywords: ["import CV", "CV from Word", "CV from PDF"],
    keepParameters: [],
  });

export default function CvImport() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const owner = root?.viewer?.id ?? null;
  // Remounts for each person, so that no one sees what was open before.
  return <CvImportPage key={owner} owner={owner} />;
}

type ImportPageProps = {
  /** The account of the person who is signed in; null for a visitor. */
  owner: Owner;
};

/** Makes a CV of a file of the person: choose it, check what was read, save it. Nothing leaves the browser. */
function CvImportPage({ owner }: ImportPageProps) {
  const { state, read, cancel, discard } = useImport(owner);
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
          saved={state.saved}
          hasFailed={hasFailed}
          onDiscard={discard}
          onSave={async (document, into) => {
            const { saveChangedCv, saveImportedCv } = await import("../import-page/saved-cvs.ts");
            const { browserEnv } = await import("../../platform/browser/browser-env.ts");
            const { fileName } = state.cv;
            const title = document.personal.fullName.trim() || fileName.replace(/\.\w+$/, "");
            const id = into
              ? await saveChangedCv(into, document, { ...browserEnv, owner, fileName })
              : await saveImportedCv(document, { ...browserEnv, owner, title });
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
