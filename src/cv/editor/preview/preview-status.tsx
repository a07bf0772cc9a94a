import type { Preview } from "./use-preview.ts";

/** Says where the pages are drawn, and that this browser is still loading its engine. */
export function PreviewStatus({ where, isLoading }: Pick<Preview, "where" | "isLoading">) {
  if (where === null) return null;
  return (
    <p className="meta">
      {where === "browser"
        ? "Drawn in this browser: nothing of your CV is sent for it."
        : "Drawn by this site’s server, which keeps nothing of it."}{" "}
      {isLoading && "Loading the engine, so that this browser can draw by itself... "}
      Click a line to edit it.
    </p>
  );
}
