import { FileUp } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

type DropZoneProps = {
  onChoose: (file: File) => void;
  /** Says what may be dropped. */
  children: ReactNode;
};

/** A place to drop a file, and a button to choose one. */
export function DropZone({ onChoose, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const isReady = useHydrated();
  return (
    <div
      className="drop-zone"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onChoose(file);
      }}
    >
      <Icon of={FileUp} size="lg" />
      {children}
      <label className="btn btn-primary">
        Choose a file
        <input
          type="file"
          className="sr"
          disabled={!isReady}
          aria-describedby="import-formats"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Allows the same file to be chosen again.
            event.target.value = "";
            if (file) onChoose(file);
          }}
        />
      </label>
    </div>
  );
}
