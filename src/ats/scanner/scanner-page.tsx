import { useState, useEffect } from "react";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ToolHead } from "../../ui/tool-head.tsx";
import { FilePageView } from "../../cv/read/page-view/file-page-view.tsx";
import { KeywordTable } from "./keyword-table.tsx";
import { ReadFieldList, ScanFindings } from "./scan-findings.tsx";
import { ScanForm, type ScanFormProps } from "./scan-form.tsx";
import { writeScanMemory, type ScanResult } from "./scan-result.ts";
import { ScanVerdict } from "./scan-verdict.tsx";

type ScannerPageProps = Omit<ScanFormProps, "before" | "chosen" | "onChoose" | "onSend"> & {
  result: ScanResult | null;
};

/** The scanner: its form or, after a scan, the result and the form for the next scan. */
export function ScannerPage({ result, ...given }: ScannerPageProps) {
  const [sent, setSent] = useState<File | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const form = { ...given, chosen, onChoose: setChosen, onSend: setSent };
  return (
    <div className="page scanner">
      <Breadcrumb above={[{ name: "Tools", path: "/tools" }]} here="ATS Resume Scanner" />
      {result ? (
        <Result result={result} form={form} file={sent} />
      ) : (
        <>
          <ToolHead
            title="ATS Resume Scanner"
            lead="See what software reads in your CV, what to change, and which words of an advert it has."
          />
          <ScanForm {...form} before="" />
        </>
      )}
    </div>
  );
}

type ResultProps = { result: ScanResult; form: Omit<ScanFormProps, "before">; file: File | null };

function Result({ result, form, file }: ResultProps) {
  const pictures = usePagePictures(result.pages[0]?.size ? file : null);
  const { name, score, fields, unplaced, pages, marks, advert, difference } = result;
  return (
    <>
      <ToolHead
        title="ATS Resume Scanner"
        lead={
          <>
            <strong>{name || "Pasted text"}</strong>
            {advert && (
              <>
                {" "}
                against <strong>{advert.title || "the advert"}</strong>
              </>
            )}
          </>
        }
      >
        <div className="cluster">
          <a className="btn btn-secondary" href="#next-scan">
            Scan again
          </a>
          <ButtonLink look="primary" to="/cv-builder">
            Fix it in the CV Builder
          </ButtonLink>
        </div>
      </ToolHead>
      <ScanVerdict score={score} difference={difference} advert={advert} />
      <div className="scan-columns">
        <ScanFindings findings={score.findings} marks={marks} />
        <ReadFieldList fields={fields} unplaced={unplaced} />
      </div>
      {advert && <KeywordTable advert={advert} />}
      {pages.length > 0 && (
        <section className="scan-section" aria-labelledby="scan-pages">
          <h2 id="scan-pages">Where on the page</h2>
          <p className="muted">
            The text as it was read, in its place. A marked line leads to the finding about it.
          </p>
          <FilePageView pages={pages} marks={marks} pictures={pictures} />
        </section>
      )}
      <section className="scan-section" id="next-scan" aria-labelledby="next-scan-title">
        <h2 id="next-scan-title">Scan again</h2>
        <p className="muted">
          {form.chosen === null || form.chosen === "file"
            ? "Choose the mended file."
            : "Mend your CV in the CV Builder first."}{" "}
          The next result says what has changed.
        </p>
        <ScanForm {...form} before={writeScanMemory(score)} />
      </section>
    </>
  );
}

/** Draws the pages of a PDF in this browser. Empty for other files, without a file, and until they are drawn. */
function usePagePictures(file: File | null): ImageBitmap[] {
  const [drawn, setDrawn] = useState<{ file: File; pictures: ImageBitmap[] } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const leaving = new AbortController();
    const showPage = (picture: ImageBitmap) =>
      setDrawn((before) => ({
        file,
        pictures: [...(before?.file === file ? before.pictures : []), picture],
      }));
    import("../../cv/read/browser/read-file-in-browser.ts")
      .then(({ readFileInBrowser }) => readFileInBrowser(file, { signal: leaving.signal, showPage }))
      // Without pictures, the page shows the text at its places.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [file]);
  return drawn && drawn.file === file ? drawn.pictures : [];
}
