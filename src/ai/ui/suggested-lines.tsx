import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { diffWords } from "../../text/diff-words.ts";
import type { CheckedLine } from "../model-request.ts";
import { UnsupportedClaims } from "./unsupported-claims.tsx";

type SuggestedLinesProps = {
  heading: string;
  lines: readonly CheckedLine[];
  /** The texts that were sent, by number; empty for new lines. */
  before: ReadonlyMap<string, string>;
  /** Names the line with a number, for people: "Sentence 3". */
  nameOf: (number: string) => string;
  accept: string;
  onAccept: (line: CheckedLine) => void;
};

/**
 * Lines of an answer, each accepted alone. The button for all of them leaves out those with claims that the person's texts
 * do not support.
 */
export function SuggestedLines({ heading, lines, before, nameOf, accept, onAccept }: SuggestedLinesProps) {
  const [accepted, setAccepted] = useState<ReadonlySet<CheckedLine>>(new Set());
  const open = lines.filter((line) => !accepted.has(line));
  const supported = open.filter(({ loose }) => loose.length === 0);
  function take(taken: readonly CheckedLine[]): void {
    for (const line of taken) onAccept(line);
    setAccepted(new Set([...accepted, ...taken]));
  }
  if (lines.length === 0) return <p>The language model would change nothing.</p>;
  return (
    <div className="model-lines">
      <h3>
        {heading}: {lines.length}
      </h3>
      <ol>
        {lines.map((line, at) => {
          const name = nameOf(line.mark === "" ? String(at + 1) : line.mark);
          return (
            <li key={`${line.mark} ${line.text}`}>
              <h4>{name}</h4>
              <p dir="auto">
                <Difference before={before.get(line.mark) ?? null} after={line.text} />
              </p>
              {accepted.has(line) ? (
                <Badge tone="good">Accepted</Badge>
              ) : (
                <>
                  <UnsupportedClaims loose={line.loose} />
                  <Button look="secondary" size="sm" onClick={() => take([line])}>
                    {line.loose.length > 0 ? `${accept} anyway` : accept}
                    <span className="sr">: {name}</span>
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {supported.length > 1 && (
        <Button size="sm" onClick={() => take(supported)}>
          {accept} {supported.length === lines.length ? "all" : `the ${supported.length} without a warning`}
        </Button>
      )}
      <p className="sr" aria-live="polite">
        {accepted.size > 0 ? `${accepted.size} of ${lines.length} accepted` : ""}
      </p>
    </div>
  );
}

function Difference({ before, after }: { before: string | null; after: string }) {
  if (before === null) return after;
  return diffWords(before, after).map(({ text, in: side }, at) => {
    const Tag = side === "before" ? "del" : side === "after" ? "ins" : "span";
    // oxlint-disable-next-line react/no-array-index-key -- the list is rebuilt each time
    return <Tag key={at}>{text}</Tag>;
  });
}
