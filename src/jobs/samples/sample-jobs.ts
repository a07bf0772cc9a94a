import samples from "../../../data/jobs/sample-jobs.json" with { type: "json" };
import { nothingStated, type RawPosting } from "../posting.ts";

const day = 86_400_000;

/** Returns the five sample jobs as a source would publish them, dated before `now`. */
export function sampleJobs(now: Date): RawPosting[] {
  return samples.map((sample) => ({
    ...nothingStated,
    externalId: sample.externalId,
    title: sample.title,
    company: sample.company,
    locations: [sample.location],
    remote: sample.workMode === "Remote" ? true : null,
    workMode: sample.workMode,
    employmentTypes: [sample.type],
    descriptionHtml: describe(sample),
    payText: sample.payText,
    postedAt: new Date(now.getTime() - sample.daysAgo * day).toISOString(),
    tags: sample.tags,
  }));
}

function describe({ about, tasks, asks }: (typeof samples)[number]): string {
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
  return [
    `<p>${escaped(about)}</p>`,
    `<h3>What you would do</h3>${list(tasks)}`,
    `<h3>What it would take</h3>${list(asks)}`,
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
