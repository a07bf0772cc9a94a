import labels from "../../../../data/cv/reading/labels.json" with { type: "json" };
import { foldForComparing } from "../normalise-text.ts";

export type LabelKind = keyof typeof labels;

const kinds = new Map<string, LabelKind>();
for (const [kind, words] of Object.entries(labels) as [LabelKind, readonly string[]][])
  for (const word of words) kinds.set(foldForComparing(word), kind);

/** Splits "Note: 1,3" into the kind of its label and the value. Returns null for text without a known label. */
export function readLabelled(text: string): { kind: LabelKind; value: string } | null {
  const match = /^([^:：]{2,32})[:：]\s*(\S.*)$/u.exec(text);
  const kind = match?.[1] === undefined ? undefined : kinds.get(foldForComparing(match[1]));
  if (match && kind) return { kind, value: match[2] ?? "" };
  const score = /^(C?GPA|Grade|Note|Mention)\s+(?:of\s+)?(\d[\d.,/ ]*)$/iu.exec(text);
  return score ? { kind: "score", value: score[2] ?? "" } : null;
}
