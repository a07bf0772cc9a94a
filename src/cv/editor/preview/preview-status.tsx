import type { Preview } from "./use-preview.ts";

const byServer = "Drawn by this site’s server: your CV was sent to it, and it neither stores nor logs it.";
const byBrowser = "Drawn in this browser: nothing of your CV is sent for it.";
const byBoth =
  "Drawn in this browser now. Earlier in this visit your CV was sent to this site’s server, which neither stores nor logs it.";

/** Says whether the server or this browser draws the pages, whether the CV was sent, and whether the engine still loads. */
export function PreviewStatus({
  where,
  wasSent,
  isLoading,
}: Pick<Preview, "where" | "wasSent" | "isLoading">) {
  if (where === null) return null;
  return (
    <p className="meta">
      {where === "server" && byServer}
      {where === "browser" && (wasSent ? byBoth : byBrowser)}{" "}
      {isLoading && "Loading the engine, so that this browser can draw by itself... "}
      Click a line to edit it.
    </p>
  );
}
