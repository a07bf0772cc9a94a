import { Plus } from "lucide-react";
import { useRef, useState, type ComponentType } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import type { StartDialogProps } from "./start-dialog.tsx";

/** Starts another CV: from a file, a copy, a sample or an empty page. */
export function StartButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<StartDialogProps> | null>(null);

  async function openDialog(): Promise<void> {
    setIsBusy(true);
    try {
      const { StartDialog } = await import("./start-dialog.tsx");
      setDialog(() => StartDialog);
    } catch {
      showToast({
        tone: "bad",
        title: "Could not load this",
        message: "Check your connection and try again.",
      });
    }
    setIsBusy(false);
  }

  return (
    <>
      <Button busy={isBusy} onClick={() => void openDialog()}>
        <Icon of={Plus} size="sm" />
        Start from
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="CV file to import"
        onChange={({ target: { files } }) => {
          const [file] = files ?? [];
          if (file) onFile(file);
        }}
      />
      {Dialog && <Dialog onClose={() => setDialog(null)} onChooseFile={() => input.current?.click()} />}
    </>
  );
}
