import { Plus } from "lucide-react";
import { useRef, useState, type ChangeEvent, type ComponentType } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useWorkspace } from "../session/session-context.ts";
import type { StartDialogProps } from "./start-dialog.tsx";

/** The report of the last import. Its module is loaded with the import and kept here, because each CV has its own button. */
let Report: ComponentType | null = null;

/** Starts another CV: from a file, a copy, a sample or an empty page. */
export function StartButton() {
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<StartDialogProps> | null>(null);

  /** Runs a task that resolves to the reason why it could not be done, or null. */
  async function run(task: () => Promise<string | null>, broken: string) {
    setIsBusy(true);
    setRefusal(await task().catch(() => broken));
    setIsBusy(false);
  }

  async function openDialog(): Promise<null> {
    const { StartDialog } = await import("./start-dialog.tsx");
    setDialog(() => StartDialog);
    return null;
  }

  function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Allows the same file to be chosen again.
    event.target.value = "";
    if (!file) return;
    void run(async () => {
      const { importCv } = await import("./import-cv.ts");
      const outcome = await importCv(file, workspace);
      if (outcome.is === "added") Report = outcome.Report;
      if (outcome.is === "pages") await navigate("/cv-builder/import");
      return outcome.is === "refused" ? outcome.problem : null;
    }, "The file could not be opened. Choose it once more.");
  }

  return (
    <>
      <Button
        busy={isBusy}
        onClick={() => void run(openDialog, "The site cannot be reached. Try again once you are online.")}
      >
        <Icon of={Plus} size="sm" />
        Start from
      </Button>
      <input ref={input} type="file" hidden aria-label="CV file to import" onChange={take} />
      {Dialog && <Dialog onClose={() => setDialog(null)} onChooseFile={() => input.current?.click()} />}
      {Report && <Report />}
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
