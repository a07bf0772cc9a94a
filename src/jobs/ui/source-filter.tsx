import type { Facet } from "../search/filters/counts.ts";
import { sourceFilter } from "../search/filters/source.ts";
import { FilterGroup } from "./filter-group.tsx";

/** Number of sources shown directly; the others are collapsed. */
const inTheOpen = 5;

type SourceFilterProps = {
  facet: readonly Facet<string>[];
  chosen: readonly string[];
  onToggle: (name: string) => void;
};

/** The sources of the jobs. Shows the largest and the chosen ones; the rest is behind "More sources". */
export function SourceFilter({ facet, chosen, onToggle }: SourceFilterProps) {
  const missing = chosen
    .filter((name) => !facet.some(({ value }) => value === name))
    .map((value) => ({ value, label: value }));
  const open = facet.filter(({ value }, index) => index < inTheOpen || chosen.includes(value));
  const folded = facet.filter((one) => !open.includes(one));
  if (open.length + missing.length === 0) return null;
  const group = { name: "source", type: "checkbox", chosen, onToggle } as const;
  return (
    <FilterGroup {...group} legend={sourceFilter.label} options={[...open, ...missing]}>
      {folded.length > 0 && (
        <details className="more-sources">
          <summary className="chip">{folded.length} more</summary>
          <FilterGroup {...group} legend="More sources" options={folded} />
        </details>
      )}
    </FilterGroup>
  );
}
