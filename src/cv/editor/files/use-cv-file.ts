import { useState } from "react";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { browserEnv } from "../../../platform/browser/browser-env.ts";
import { useCvSession } from "../session/session-context.ts";
import { download, cvFileKinds, type CvFileKind } from "./download.ts";

const failures = {
  offline: "The server cannot be reached. Your CV stays in this browser: try again once you are online.",
  busy: "The server is busy. Try again in a moment.",
  "too-large": "This is more than fits a file: shorten the longest texts or remove rows.",
};

/** Makes a file of the open CV and downloads it. */
export function useCvFile(): { making: CvFileKind | null; make: (kind: CvFileKind) => void } {
  const session = useCvSession();
  const [making, setMaking] = useState<CvFileKind | null>(null);
  async function run(kind: CvFileKind) {
    setMaking(kind);
    const label = cvFileKinds.find((one) => one.kind === kind)?.label ?? kind;
    try {
      const { makeCvFile } = await import("./make-cv-file.ts");
      const file = await makeCvFile(session.read().document, kind, browserEnv);
      if (file.ok) download(file.content, file.name);
      else showToast({ tone: "bad", title: `No ${label} yet`, message: failures[file.reason] });
    } catch {
      // The module that makes this kind of file could not be fetched.
      showToast({ tone: "bad", title: `No ${label} yet`, message: failures.offline });
    }
    setMaking(null);
  }
  return { making, make: (kind) => void run(kind) };
}
