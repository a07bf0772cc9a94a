import { lazy, Suspense, useSyncExternalStore } from "react";
import { fileParts } from "../files/file-parts.ts";
import { importReports } from "../files/import-reports.ts";
import { useSession } from "../session/session-context.ts";

const ImportReportNotice = lazy(async () => {
  const { ImportReportNotice: notice } = await fileParts.importReport();
  return { default: notice };
});

/** Says what came of the file that the open CV was imported from. */
export function ImportNotice() {
  const { id } = useSession();
  const reports = useSyncExternalStore(importReports.subscribe, importReports.read, importReports.read);
  const imported = reports.get(id);
  return (
    imported && (
      <Suspense>
        <ImportReportNotice cv={id} imported={imported} />
      </Suspense>
    )
  );
}
