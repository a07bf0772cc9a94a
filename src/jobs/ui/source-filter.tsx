import type { Facet } from "../search/filters/facets.ts";
import { FilterGroup } from "./filter-group.tsx";

/** As many stand in the open; the others are folded away. */
const inTheOpen = 5;

type SourceFilterProps = {
  facet: readonly Facet<string>[];
  chosen: readonly string[];
  onToggle: (name: string) => void;
};

/** Where the jobs come from: the largest and the chosen in the open, the rest behind "More sources". */
export function SourceFilter({ facet, chosen, onToggle }: SourceFilterProps) {
  const missing = chosen
    .filter((name) => !facet.some(({ value }) => value === name))
    .map((value) => ({ value, label: value }));
  const open = facet.filter(({ value }, index) => index < inTheOpen || chosen.includes(value));
  const folded = facet.filter((one) => !open.includes(one));
  if (open.length + missing.length === 0) return null;
  const group = { name: "source", type: "checkbox", chosen, onToggle } as const;
  return (
    <FilterGroup {...group} legend="Source" options={[...open, ...missing]}>
      {folded.length > 0 && (
        <details className="more-sources">
          <summary className="chip">{folded.length} more</summary>
          <FilterGroup {...group} legend="More sources" options={folded} />
        </details>
      )}
    </FilterGroup>
  );
}
