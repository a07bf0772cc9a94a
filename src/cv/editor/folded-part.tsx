import { useState, type ComponentType } from "react";

type FoldedPartProps = {
  className: string;
  summary: string;
  /** Loads the component inside; load-later-parts.ts also loads it in advance for use offline. */
  load: () => Promise<ComponentType>;
};

/** A folded part of the page whose code loads when it is opened. */
export function FoldedPart({ className, summary, load }: FoldedPartProps) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType } | "failed" | null>(null);

  function open(): void {
    if (loaded !== null && loaded !== "failed") return;
    load().then(
      (Part) => setLoaded({ Part }),
      () => setLoaded("failed"),
    );
  }

  return (
    <details className={className} onToggle={(event) => event.currentTarget.open && open()}>
      <summary>{summary}</summary>
      {loaded === null && <p className="meta">Loading...</p>}
      {loaded === "failed" && (
        <p className="error" role="alert">
          This part could not be loaded. Check the connection, then close and open it again.
        </p>
      )}
      {loaded !== null && loaded !== "failed" && <loaded.Part />}
    </details>
  );
}
