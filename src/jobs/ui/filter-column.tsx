import type { ReactNode } from "react";

/** A column of the filter panel: related filters under a heading and a rule. */
export function FilterColumn({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="filter-column">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
