/** The changes of one version. */
export type Release = {
  /** "v0.3.0" */
  version: string;
  /** ISO day: "2026-11-20" */
  date: string;
  changes: string[];
};

const heading = /^## (v\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/;

/**
 * Reads CHANGELOG.md: `## v0.3.0 (2026-11-20)` with a list below. A list item may have several lines.
 *
 * @returns releases in file order, newest first
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

/** Formats a day like the first entries: "May 5, 2025". */
export function releaseDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}
