import { useEffect, useMemo, useState } from "react";
import { showToast } from "../../../ui/toast/toast-store.ts";
import type { CvDocument } from "../../document/cv-document.ts";
import { useCvDocument, useCvSession, useWorkspace } from "./session-context.ts";
import { takeMaster, type MasterConflict } from "../../variant/merge-from-master.ts";

type FollowedMaster = {
  /** "gone" if this browser has no such CV any more; null while it is read. */
  master: { id: string; title: string; document: CvDocument } | "gone" | null;
  conflicts: readonly MasterConflict[];
};

/** Takes the changes of the master into the open variant, now and whenever the person comes back to this tab. */
export function useFollowMaster(): FollowedMaster {
  const workspace = useWorkspace();
  const session = useCvSession();
  const document = useCvDocument();
  const masterId = document.variant?.master;
  const [master, setMaster] = useState<FollowedMaster["master"]>(null);
  useEffect(() => {
    if (masterId === undefined) return undefined;
    let left = false;
    async function follow(id: string): Promise<void> {
      const found = await workspace.readOther(id);
      if (left) return;
      setMaster(found ?? "gone");
      if (!found) return;
      const before = session.read().document;
      const { document: taken } = takeMaster(before, found.document);
      if (taken === before) return;
      session.edit("several", () => taken);
      showToast({
        tone: "good",
        title: "Taken over from the master",
        message: `“${found.title}” has changed. What you changed in this variant stays.`,
      });
    }
    const read = () => void follow(masterId);
    read();
    addEventListener("focus", read);
    return () => {
      left = true;
      removeEventListener("focus", read);
    };
  }, [workspace, session, masterId]);
  const conflicts = useMemo(
    () => (master && master !== "gone" ? takeMaster(document, master.document).conflicts : []),
    [document, master],
  );
  return { master, conflicts };
}
