/** What one version changed. */
export type Release = {
  /** "v0.3.0" */
  version: string;
  /** ISO day: "2026-11-20" */
  date: string;
  changes: string[];
};

const heading = /^## (v\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/;

/**
 * Reads CHANGELOG.md: `## v0.3.0 (2026-11-20)` and a list under it. A change may run over several lines.
 *
 * @returns newest first, as they stand in the file
 */
export function readChangelog(markdown: string): Release[] {
  const releases: Release[] = [];
  for (const line of markdown.split("\n")) {
    const [, version, date] = heading.exec(line) ?? [];
    const changes = releases.at(-1)?.changes;
    if (version && date) releases.push({ version, date, changes: [] });
    else if (line.startsWith("- ")) changes?.push(line.slice(2).trim().replaceAll("`", ""));
    else if (line.startsWith("  ") && changes?.length) changes.push(`${changes.pop()} ${line.trim()}`);
  }
  return releases;
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "May 5, 2025", as the first entries were written. */
export function releaseDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}
