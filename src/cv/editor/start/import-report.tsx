import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { importedParts } from "../../import/import-report.ts";
import type { ImportedCv } from "../../import/imported-cv.ts";
import { languageNames } from "../../translations/form-words.constants.ts";
import { useStore } from "../../../ui/store/use-store.ts";
import { dismissImport, importReports } from "./import-reports.ts";
import { useCvSession, useSessionPart } from "../session/session-context.ts";

/** A notice about the file that the open CV was imported from: what was left out or changed. */
export function ImportNotice() {
  const { id } = useCvSession();
  const reports = useStore(importReports);
  const imported = reports.get(id);
  return (
    imported && (
      <div className="cv-notice">
        <ImportReportNotice cv={id} imported={imported} />
      </div>
    )
  );
}

/** Shows what was imported and what was left out and why, and offers to switch to the language of the text. */
function ImportReportNotice({ cv, imported }: { cv: string; imported: ImportedCv }) {
  const session = useCvSession();
  const language = useSessionPart(({ document }) => document.language);
  const { fileName, guessed, report } = imported;
  const arrived = importedParts(imported.document)
    .map(({ name, count }) => (count === 1 ? name : `${name} (${count})`))
    .join(", ");
  return (
    <Notice announce="politely">
      <p>
        <b>{fileName}</b> was imported: {arrived === "" ? "nothing that a CV shows" : arrived}.
      </p>
      {report.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {report.leftOut.length > 0 && (
        <details className="fold">
          <summary>
            Left out: {report.leftOut.length} {report.leftOut.length === 1 ? "part" : "parts"} of the file
          </summary>
          <ul className="import-left-out">
            {report.leftOut.map(({ what, why }) => (
              <li key={`${what} ${why}`}>
                {what}. <span className="muted">{why}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="cluster">
        {guessed && guessed !== language && (
          <Button
            size="sm"
            onClick={() => session.edit("several", (document) => ({ ...document, language: guessed }))}
          >
            Use headings and dates in {languageNames[guessed]}
          </Button>
        )}
        <Button size="sm" look="quiet" onClick={() => dismissImport(cv)}>
          Close
        </Button>
      </p>
    </Notice>
  );
}
