import type { FeedAnswer } from "./ask-once.server.ts";

/** A failed fetch. Excludes the answers that carry information: nothing changed, and nothing there. */
export type Trouble = Exclude<FeedAnswer, { outcome: "ok" | "not-modified" | "gone" }>;

/** Describes an error to the operator. The same error always has the same words. */
export function troubleText(trouble: Trouble): string {
  switch (trouble.outcome) {
    case "forbidden":
      return trouble.detail ?? `It refuses us (${trouble.status}).`;
    case "busy":
      return `It is busy (${trouble.status}).`;
    case "offline":
      return `It could not be reached. ${trouble.detail}`;
    case "too-large":
      return `Its answer is larger than ${trouble.megabytes} MB.`;
    case "robots":
      return trouble.detail ?? "Its robots.txt forbids reading it.";
    case "bad-content":
      return `Its answer is not a feed. ${trouble.detail}`;
    case "stopped":
      return "The crawl was stopped.";
    default:
      return trouble satisfies never;
  }
}
