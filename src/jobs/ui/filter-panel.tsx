import type { ReactNode } from "react";
import type { PanelColumn } from "../search/filters/filter.ts";
import { filters, type AnyFilter, type Facets, type FilterKey } from "../search/filters/filters.ts";
import {
  toggled,
  radiusChoices,
  radiusLabels,
  type SearchQuery,
  type Radius,
} from "../search/query/search-query.ts";
import { filterId } from "./filter-bar.tsx";
import { FilterGroup, type FilterOption } from "./filter-group.tsx";
import type { PayCurrencies } from "./pay-currency.ts";
import { PayFilter } from "./pay-filter.tsx";
import { TypeGlyph } from "./type-glyph.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import type { Facet } from "../search/filters/counts.ts";
import { sourceFilter } from "../search/filters/source.ts";

/** Number of sources shown directly; the others are collapsed. */
const inTheOpen = 5;

type SourceFilterProps = {
  facet: readonly Facet<string>[];
  chosen: readonly string[];
  onToggle: (name: string) => void;
};

type RadiusFilterProps = { radius: Radius; onChoose: (radius: Radius) => void };

type FilterProps = {
  query: SearchQuery;
  facets: Facets;
  currencies: PayCurrencies;
  onSearch: (change: Partial<SearchQuery>) => void;
};
type FilterPanelProps = FilterProps & {
  /** True if a city was searched for, so that a radius applies. */
  hasCity: boolean;
  /** The only filter to show; null for all. The others keep their values in the form. */
  only: FilterKey | null;
};

const columns: readonly [column: PanelColumn, legend: string][] = [
  ["job", "The job"],
  ["place", "The place"],
  ["pay", "The pay"],
  ["advert", "The advert"],
];

/**
 * All filters in four groups: job, place, pay and advert. Each is a field of the surrounding form. With JavaScript,
 * every change searches at once.
 */
export function FilterPanel({ hasCity, only, ...props }: FilterPanelProps) {
  const { query, onSearch } = props;
  return (
    <div className="filters">
      {columns.map(([column, legend]) => {
        const group = filters.filter((filter) => filter.column === column);
        return (
          <fieldset
            className="filter-column"
            key={column}
            hidden={only !== null && group.every(({ key }) => key !== only)}
          >
            <legend>{legend}</legend>
            {column === "place" && (hasCity || query.radius > 0) && (
              <div hidden={only !== null}>
                <RadiusFilter radius={query.radius} onChoose={(radius) => onSearch({ radius })} />
              </div>
            )}
            {group.map((filter) => (
              <div key={filter.key} id={filterId(filter.key)} hidden={only !== null && only !== filter.key}>
                <Filter filter={filter} {...props} />
              </div>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

const withGlyph = (type: Facets["types"][number]): FilterOption<string> => ({
  ...type,
  glyph: <TypeGlyph type={type.value} />,
});

/** The control of one filter: its own, or a group of chips. */
function Filter({
  filter,
  query,
  facets,
  currencies,
  onSearch,
}: FilterProps & { filter: AnyFilter }): ReactNode {
  switch (filter.key) {
    case "pay":
      return <PayFilter query={query} facet={facets.pay} currencies={currencies} onSearch={onSearch} />;
    case "postedWithin":
      return (
        <FilterGroup
          legend={filter.label}
          name="posted"
          type="radio"
          options={[{ value: "", label: "Any time" }, ...facets.postedWithin]}
          chosen={[query.postedWithin ?? ""]}
          onToggle={(value) => onSearch({ postedWithin: value === "" ? null : value })}
          note="Jobs without a date are only under Any time."
        />
      );
    case "sources":
      return (
        <SourceFilter
          facet={facets.sources}
          chosen={query.sources}
          onToggle={(value) => onSearch({ sources: toggled(query.sources, value) })}
        />
      );
    default:
      return (
        <FilterGroup<string>
          legend={filter.label}
          name={filter.parameter}
          type="checkbox"
          options={filter.key === "types" ? facets.types.map(withGlyph) : facets[filter.key]}
          chosen={query[filter.key]}
          onToggle={(value) => onSearch({ [filter.key]: toggled<string>(query[filter.key], value) })}
        />
      );
  }
}

/** The radius around the searched city. */
function RadiusFilter({ radius, onChoose }: RadiusFilterProps) {
  return (
    <SelectField
      label="Distance"
      name="radius"
      value={radius}
      onChange={(event) => {
        const chosen = radiusChoices.find((one) => String(one) === event.currentTarget.value);
        onChoose(chosen ?? 0);
      }}
      options={radiusChoices.map((choice) => [choice, radiusLabels[choice]])}
    />
  );
}

/** The sources of the jobs. Shows the largest and the chosen ones; the rest is behind "More sources". */
function SourceFilter({ facet, chosen, onToggle }: SourceFilterProps) {
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
