import { useStore } from "../../../ui/store/use-store.ts";
import { importReports } from "../files/import-reports.ts";
import { useCvSession } from "../session/session-context.ts";
import { ImportReportNotice } from "./import-report.tsx";

/** Says what came of the file that the open CV was imported from. */
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
