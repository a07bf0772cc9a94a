import type { PageSection } from "../view-model/cv-page.ts";
import { groupBlocks } from "../../text/blocks/rich-text.ts";
import type { PageBlock, PageEntry, PageLine, Run } from "../sections/row-view.ts";
import type { SplitRun, TypstRun } from "./split-run.ts";

/**
 * How a template draws a section: `entries` have a head and a body, `rows` one line each, `papers` one paragraph each,
 * `levels` a name and a level each, and `text` is paragraphs and labelled lines.
 */
type SectionKind = "text" | "entries" | "rows" | "papers" | "levels";

type TypstLine = { label: TypstRun[]; items: TypstRun[] };

/** A paragraph, or a bullet with those below it. */
type TypstBlock = { bullet: boolean; runs: TypstRun[]; below: TypstRun[][] };

export type TypstSection = Pick<PageSection, "column" | "isOnNewPage"> & {
  key: string;
  kind: SectionKind;
  heading: TypstRun;
  body: TypstBlock[];
  lines: TypstLine[];
  levels: { name: TypstRun[]; level: TypstRun | null }[];
  entries: TypstEntry[];
};

export type TypstEntry = {
  /** Another post at the employer of the entry before. */
  isFollowing: boolean;
  isOnNewPage: boolean;
  title: TypstRun[];
  /** The employer or school, without its place. */
  org: TypstRun[];
  place: TypstRun | null;
  dates: TypstRun[];
  link: TypstRun | null;
  body: TypstBlock[];
  lines: TypstLine[];
};

const kinds: Readonly<Record<string, SectionKind>> = {
  certificates: "rows",
  publications: "papers",
  languages: "levels",
};

export function templateSection(section: PageSection, split: SplitRun): TypstSection {
  const { key, column, isOnNewPage, heading, body, lines, entries } = section;
  return {
    key,
    column,
    isOnNewPage,
    kind: kinds[key] ?? (entries.length > 0 ? "entries" : "text"),
    heading: split(heading),
    body: bodyOf(body, split),
    lines: linesOf(lines, split),
    levels: key === "languages" ? levelsOf(lines, split) : [],
    entries: entries.map((entry) => entryOf(entry, split)),
  };
}

function linesOf(lines: PageLine[], split: SplitRun): TypstLine[] {
  return lines.map(({ label, items }) => ({ label: label.map(split), items: items.map(split) }));
}

function bodyOf(blocks: PageBlock[], split: SplitRun): TypstBlock[] {
  const runsOf = ({ runs }: PageBlock) => runs.map(split);
  return groupBlocks(blocks).flatMap((group): TypstBlock[] =>
    group.level === 0
      ? [{ bullet: false, runs: runsOf(group.block), below: [] }]
      : group.items.map(({ block, below }) => ({
          bullet: true,
          runs: runsOf(block),
          below: below.map(runsOf),
        })),
  );
}

function entryOf(entry: PageEntry, split: SplitRun): TypstEntry {
  const last = entry.subtitle.at(-1);
  const place = entry.subtitle.length > 1 && last?.at.endsWith("/location") ? last : null;
  const org = place ? entry.subtitle.slice(0, -1) : entry.subtitle;
  return {
    isFollowing: entry.isFollowing,
    isOnNewPage: entry.isOnNewPage,
    title: entry.title.map(split),
    org: org.map(split),
    place: place && split({ ...place, before: "" }),
    dates: entry.dates.map(split),
    link: entry.link && split(entry.link),
    body: bodyOf(entry.body, split),
    lines: linesOf(entry.lines, split),
  };
}

/** Pairs each language with its level. Runs that belong to one row have the same pointer but for its last part. */
function levelsOf(lines: PageLine[], split: SplitRun): TypstSection["levels"] {
  const rows = new Map<string, { name: TypstRun[]; level: TypstRun | null }>();
  for (const run of lines.flatMap(({ label, items }) => [...label, ...items])) {
    const row = run.at.slice(0, run.at.lastIndexOf("/"));
    const level = rows.get(row) ?? { name: [], level: null };
    const bare: Run = { ...run, before: "", after: "" };
    if (run.at.endsWith("/fluency") && level.name.length > 0) level.level = split(bare);
    else level.name.push(split(bare));
    rows.set(row, level);
  }
  return [...rows.values()];
}
