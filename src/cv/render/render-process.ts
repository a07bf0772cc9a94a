import type { CvPage } from "../view-model/cv-page.ts";
import { openTypst, type PagesDrawing, type PdfDrawing } from "./typst-engine.server.ts";

/** A request of the site. The process gets one at a time. `day`: the ISO day on which the file says it was made. */
export type RenderRequest =
  | { kind: "pdf"; page: CvPage; resume?: string; day?: string }
  | { kind: "pages"; page: CvPage };

export type RenderReply =
  | { kind: "ready" }
  | { kind: "drawn"; drawing: PdfDrawing | PagesDrawing; megabytes: number }
  | { kind: "failed"; problem: string };

// The site ends this process. Ignoring these signals lets a page in progress finish when a terminal signals all
// processes.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit(0));

const typst = openTypst();

process.on("message", (request: RenderRequest) => {
  try {
    const drawing =
      request.kind === "pdf"
        ? typst.drawPdf(request.page, request.resume, request.day)
        : typst.drawPages(request.page);
    reply({ kind: "drawn", drawing, megabytes: process.memoryUsage.rss() / 1_048_576 });
  } catch (error) {
    // Quoted text may come from a CV, and this message is logged.
    reply({
      kind: "failed",
      problem: String(error)
        .replaceAll(/"[^"]*"|`[^`]*`/g, "…")
        .slice(0, 500),
    });
  }
});
reply({ kind: "ready" });

function reply(message: RenderReply): void {
  process.send?.(message);
}
