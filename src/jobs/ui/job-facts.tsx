import type { ReactNode } from "react";

/** A name, and a value or nothing. */
export type JobFact = [name: string, value: ReactNode];

/** Facts as pairs of name and value. Facts without a value are omitted. */
export function JobFacts({ facts }: { facts: JobFact[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value != null && value !== "" && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
