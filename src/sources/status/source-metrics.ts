import type { SiteStatus } from "./site-status.ts";
import type { SourceStatus } from "./source-status.ts";

type Labels = Readonly<Record<string, string>>;
type Sample = { labels: Labels; value: number };

/**
 * Writes the figures of the status page in the text format of Prometheus, version 0.0.4.
 *
 * @example foothold_source_postings{source="greenhouse:acme",kind="greenhouse"} 12
 */
export function sourceMetrics({ database, tasks, collects, index }: SiteStatus): string {
  const sources = index?.sources ?? [];
  const each = (value: (source: SourceStatus) => number | null): Sample[] =>
    sources.flatMap((source) => {
      const figure = value(source);
      return figure === null ? [] : [{ labels: labelsOf(source), value: figure }];
    });
  const one = (value: number): Sample[] => [{ labels: {}, value }];
  return [
    metric("up", "1 if the database answers.", one(Number(database))),
    metric("background_work_running", "1 if background tasks run.", one(Number(tasks))),
    metric("collecting", "1 if sources are read on schedule.", one(Number(collects))),
    metric("jobs", "Jobs that the search finds.", index ? one(index.jobs) : []),
    metric("links_sampled", "Links of adverts that were followed in the last daily sample.", links(index)),
    metric(
      "source_postings",
      "Postings that are listed now.",
      each(({ postings }) => postings),
    ),
    metric(
      "source_added",
      "Postings that the last successful read added.",
      each(({ added }) => added),
    ),
    metric(
      "source_gone",
      "Postings that the last successful read found gone.",
      each(({ gone }) => gone),
    ),
    metric("source_rejected", "Records that the last successful read rejected.", sources.flatMap(rejected)),
    metric("source_state", "1 for the state of the source.", sources.map(state)),
    metric(
      "source_failing_since_seconds",
      "When its reads began to fail.",
      each((source) => seconds(source.failingSince)),
    ),
    metric(
      "source_last_read_seconds",
      "When it was last read.",
      each((source) => seconds(source.lastReadAt)),
    ),
    metric(
      "source_next_read_seconds",
      "When it is read next.",
      each((source) => seconds(source.nextReadAt)),
    ),
    metric(
      "source_read_duration_seconds",
      "How long the last read took.",
      each(({ duration }) => (duration === null ? null : duration / 1000)),
    ),
  ].join("");
}

function metric(name: string, help: string, samples: readonly Sample[]): string {
  if (samples.length === 0) return "";
  const lines = samples.map(({ labels, value }) => {
    const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`);
    return `foothold_${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}\n`;
  });
  return `# HELP foothold_${name} ${help}\n# TYPE foothold_${name} gauge\n${lines.join("")}`;
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function labelsOf({ name }: SourceStatus): Labels {
  return { source: name, kind: name.split(":", 1)[0] ?? "" };
}

function rejected(source: SourceStatus): Sample[] {
  return Object.entries(source.rejected).map(([reason, value]) => ({
    labels: { ...labelsOf(source), reason },
    value,
  }));
}

function state(source: SourceStatus): Sample {
  const { words, tone } = source.verdict;
  return { labels: { ...labelsOf(source), state: words, tone }, value: 1 };
}

function links(index: SiteStatus["index"]): Sample[] {
  if (!index?.links) return [];
  const { alive, dead, unknown } = index.links;
  return Object.entries({ alive, dead, unknown }).map(([answer, value]) => ({ labels: { answer }, value }));
}

const seconds = (moment: Date | null) => (moment === null ? null : Math.round(moment.getTime() / 1000));
