import { grouped } from "./import-report.ts";

export type Progress = {
  bytesRead: number;
  bytesTotal: number;
  records: number;
  elapsedMs: number;
};

const barWidth = 24;

/** "[######------------------]  25%  1,200 records  300/s  1 min 20 s left" */
export function progressLine({ bytesRead, bytesTotal, records, elapsedMs }: Progress): string {
  const share = bytesTotal === 0 ? 1 : Math.min(1, bytesRead / bytesTotal);
  const done = Math.round(share * barWidth);
  const bar = `[${"#".repeat(done)}${"-".repeat(barWidth - done)}]`;
  const rate = elapsedMs === 0 ? 0 : Math.round((records * 1000) / elapsedMs);
  const parts = [
    bar,
    `${Math.floor(share * 100)}%`.padStart(4),
    `${grouped(records)} records`,
    `${grouped(rate)}/s`,
  ];
  // At the start the rate is not meaningful yet.
  if (elapsedMs >= 2000 && share > 0 && share < 1)
    parts.push(`${duration((elapsedMs / share) * (1 - share))} left`);
  return parts.join("  ");
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
