import type { ReactNode } from "react";

/** One of the columns of the filter panel: related filters under a heading and a rule. */
export function FilterColumn({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="filter-column">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
