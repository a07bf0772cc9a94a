/** Times in milliseconds, sorted. */
export type Timings = number[];

/** Runs `work` `times` times, one after the other, after `warmUp` runs that are not measured. */
export async function measure(
  times: number,
  warmUp: number,
  work: (run: number) => Promise<unknown>,
): Promise<Timings> {
  const timings: Timings = [];
  for (let run = -warmUp; run < times; run += 1) {
    const start = performance.now();
    await work(run);
    if (run >= 0) timings.push(performance.now() - start);
  }
  return timings.sort((a, b) => a - b);
}

/** @param share 0.5 for the median, 0.95 for the slow end. */
export function percentile(timings: Timings, share: number): number {
  return timings[Math.min(Math.floor(timings.length * share), timings.length - 1)] ?? Number.NaN;
}

/** Prints rows in columns, with numbers aligned on the right. */
export function printTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const cells = [
    head,
    ...rows.map((row) =>
      row.map((cell) => (typeof cell === "number" ? cell.toFixed(cell < 10 ? 2 : 1) : cell)),
    ),
  ];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? "").length)));
  for (const row of cells) {
    const line = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    process.stdout.write(`${line.join("  ")}\n`);
  }
  process.stdout.write("\n");
}

/** Resident memory of a process in MB, read from the system. Null when the system does not report it. */
export async function residentMegabytes(pid: number): Promise<number | null> {
  const { readFile } = await import("node:fs/promises");
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
  } catch {
    return null;
  }
}
