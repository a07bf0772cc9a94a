import type { ReactNode } from "react";

/** A name, and a value or null. */
export type JobFact = [name: string, value: ReactNode];

/** Facts as pairs of name and value. Facts that are null are omitted. */
export function JobFacts({ facts }: { facts: JobFact[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== null && value !== "")
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
