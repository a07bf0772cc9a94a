import { FileUp } from "lucide-react";
import { useRef, useState, type ChangeEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { browserEnv } from "../session/browser-env.ts";
import { useWorkspace } from "../session/workspace-context.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { fileParts } from "./file-parts.ts";

/** Imports a file as a new CV; existing CVs are not overwritten. The file never leaves the browser. */
export function ImportButton() {
  const workspace = useWorkspace();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function read(file: File) {
    setIsReading(true);
    setRefusal(null);
    try {
      const { readCvFile, refusalWords } = await fileParts.readCvFile();
      const reading = readCvFile(new Uint8Array(await file.arrayBuffer()), browserEnv.newId);
      if (reading.ok) {
        const { fitDocument } = await fileParts.fitDocument();
        const { document, isWhole } = fitDocument(reading.document);
        await workspace.add(document, file.name.replace(/\.\w+$/, ""));
        if (!isWhole) tellFileWasCut();
      } else setRefusal(refusalWords[reading.reason]);
    } catch {
      setRefusal("The file could not be opened. Choose it once more.");
    }
    setIsReading(false);
  }

  function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Allows the same file to be chosen again.
    event.target.value = "";
    if (file) void read(file);
  }

  return (
    <>
      <Button type="button" look="quiet" busy={isReading} onClick={() => input.current?.click()}>
        <Icon of={FileUp} size="sm" />
        {isReading ? "Importing..." : "Import"}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="CV file to import"
        accept=".json,.pdf,.zip,application/json,application/pdf,application/zip"
        onChange={take}
      />
      {refusal && (
        <div className="cv-notice">
          <Notice tone="bad" announce="at-once">
            {refusal}
          </Notice>
        </div>
      )}
    </>
  );
}

function tellFileWasCut(): void {
  showToast({
    tone: "bad",
    title: "Parts of this file were cut",
    message: "They are longer than a CV here holds. Compare the CV with your file.",
  });
}
