import { useEffect, useRef, useState } from "react";
import type { Owner } from "../../documents/local/local-document.ts";
import type { ImportedCv } from "../import/imported-cv.ts";
import type { SavedCv } from "./saved-cvs.ts";

export type ImportState =
  | { step: "choose"; problem: string | null }
  | { step: "reading"; fileName: string }
  | { step: "review"; cv: ImportedCv; pictures: readonly ImageBitmap[]; saved: readonly SavedCv[] };

const offline = "The reader could not be loaded. Check your connection and choose the file again.";

/**
 * The steps of an import: a file is chosen, read and reviewed.
 *
 * @param first a file that was chosen before
 */
export function useImport(owner: Owner, first: File | null) {
  const [state, setState] = useState<ImportState>(
    first ? { step: "reading", fileName: first.name } : { step: "choose", problem: null },
  );
  const running = useRef<AbortController | null>(null);

  async function read(file: File): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ step: "reading", fileName: file.name });
    const pictures: ImageBitmap[] = [];
    const showPage = (picture: ImageBitmap) => {
      pictures.push(picture);
      setState((now) => (now.step === "review" ? { ...now, pictures: [...pictures] } : now));
    };
    try {
      const [{ importFile }, { readFileInBrowser }, { browserEnv }, { listSavedCvs }] = await Promise.all([
        import("./import-file.ts"),
        import("../read/browser/read-file-in-browser.ts"),
        import("../../platform/browser/browser-env.ts"),
        import("./saved-cvs.ts"),
      ]);
      const result = await importFile(
        file,
        (one) => readFileInBrowser(one, { signal, showPage }),
        browserEnv.newId,
      );
      const saved = result.ok ? await listSavedCvs({ owner, now: browserEnv.now }) : [];
      if (signal.aborted) return;
      if (result.ok) setState({ step: "review", cv: result.cv, pictures: [...pictures], saved });
      else setState({ step: "choose", problem: result.problem });
    } catch {
      if (!signal.aborted) setState({ step: "choose", problem: offline });
    }
  }

  function discard(): void {
    running.current?.abort();
    setState({ step: "choose", problem: null });
  }

  useEffect(() => {
    if (first) void read(first);
    return () => running.current?.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- reads a file that was dropped elsewhere once, on arrival
  }, []);

  return { state, read: (file: File) => void read(file), discard };
}
