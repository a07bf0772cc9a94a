import type { LeftOut } from "../import/import-report.ts";

/** The parts of a file that are not in the CV, with the reason for each. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null;
  return (
    <section className="left-out" aria-labelledby="left-out">
      <div className="read-head">
        <h2 id="left-out" className="h-part">
          Left out, and why
        </h2>
      </div>
      <ul>
        {leftOut.map(({ what, why }) => (
          <li key={`${what} ${why}`}>
            <span>{what}</span>
            <span className="muted">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
