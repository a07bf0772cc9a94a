import { startRenderWorker } from "../../src/cv/render/render-worker.server.ts";
import { printTable, residentMegabytes } from "../measure.ts";
import { editedPage, strangersPage } from "./two-page-cv.ts";

/**
 * Prints the memory of a drawing process after every tenth of the drawings. It draws files and pages in turn, of one
 * CV that is edited and of other CVs.
 */
export async function benchServerMemory(renders: number): Promise<void> {
  const worker = startRenderWorker({ timeMs: 10_000, memoryMb: 600 });
  const marks: { renders: number; megabytes: number }[] = [];
  let worn = 0;
  for (let run = 0; run <= renders; run += 1) {
    const page = run % 2 === 0 ? editedPage(run) : strangersPage(run);
    const answer = await worker.draw(
      run % 4 === 3 ? { kind: "pages", page } : { kind: "pdf", page, resume: "{}" },
    );
    if (!answer.ok) throw new Error(answer.problem);
    if (worker.isWorn()) worn += 1;
    if (run % Math.ceil(renders / 10) === 0 && worker.pid !== undefined)
      marks.push({ renders: run, megabytes: (await residentMegabytes(worker.pid)) ?? Number.NaN });
  }
  await worker.end();
  printTable(
    ["Memory of a process that draws", "MB"],
    marks.map((mark) => [`after ${mark.renders} drawings`, String(mark.megabytes)]),
  );
  // The caches are still empty at the first mark.
  process.stdout.write(
    `  ${slope(marks.slice(1)).toFixed(1)} MB more a thousand drawings; above what makes the site end it: ${worn} times\n\n`,
  );
}

/** Returns the growth in megabytes over a thousand drawings: the slope of the best-fitting line. */
function slope(marks: readonly { renders: number; megabytes: number }[]): number {
  const mean = (of: (mark: (typeof marks)[number]) => number) =>
    marks.reduce((sum, mark) => sum + of(mark), 0) / marks.length;
  const x = mean(({ renders }) => renders);
  const y = mean(({ megabytes }) => megabytes);
  const along = marks.reduce((sum, mark) => sum + (mark.renders - x) * (mark.megabytes - y), 0);
  return (along / marks.reduce((sum, mark) => sum + (mark.renders - x) ** 2, 0)) * 1000;
}
