import { workModes } from "../../places/work-mode.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { experienceLevels, jobTypes } from "../posting.ts";
import type { Facet, Facets } from "../search/filters/facets.ts";
import { toggled } from "../search/query/changed-search.ts";
import { postedWithinDays, type SearchQuery } from "../search/query/search-query.ts";
import { FilterColumn } from "./filter-column.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { levelLabels, modeLabels, postedLabels, typeLabels } from "./labels.ts";
import { PayFilter } from "./pay-filter.tsx";
import { RadiusFilter } from "./radius-filter.tsx";
import { SalaryFilter } from "./salary-filter.tsx";
import { SourceFilter } from "./source-filter.tsx";
import { TypeGlyph } from "./type-glyph.tsx";

type FilterPanelProps = {
  query: SearchQuery;
  facets: Facets;
  /** True if a city was searched for, so that a radius applies. */
  hasCity: boolean;
  onSearch: (change: Partial<SearchQuery>) => void;
};

/**
 * All filters in four columns: job, place, pay and advert. Each is a field of the surrounding form. With JavaScript,
 * every change searches at once.
 */
export function FilterPanel({ query, facets, hasCity, onSearch }: FilterPanelProps) {
  return (
    <div className="filters" id="filters">
      <FilterColumn legend="The job">
        <FilterGroup
          legend="Job Type"
          name="type"
          type="checkbox"
          options={jobTypes.map((value) => ({
            value,
            label: typeLabels[value],
            count: countOf(facets.types, value),
            glyph: <TypeGlyph type={value} />,
          }))}
          chosen={query.types}
          onToggle={(value) => onSearch({ types: toggled(query, "types", value).types })}
        />
        <FilterGroup
          legend="Experience Level"
          name="level"
          type="checkbox"
          options={experienceLevels.map((value) => ({
            value,
            label: levelLabels[value],
            count: countOf(facets.levels, value),
          }))}
          chosen={query.levels}
          onToggle={(value) => onSearch({ levels: toggled(query, "levels", value).levels })}
        />
      </FilterColumn>
      <FilterColumn legend="The place">
        {(hasCity || query.radius > 0) && (
          <RadiusFilter radius={query.radius} onChoose={(radius) => onSearch({ radius })} />
        )}
        <FilterGroup
          legend="Work mode"
          name="mode"
          type="checkbox"
          options={workModes.map((value) => ({
            value,
            label: modeLabels[value],
            count: countOf(facets.workModes, value),
          }))}
          chosen={query.workModes}
          onToggle={(value) => onSearch({ workModes: toggled(query, "workModes", value).workModes })}
        />
      </FilterColumn>
      <FilterColumn legend="The pay">
        <SalaryFilter
          value={query.salary}
          histogram={facets.salaryHistogram}
          onChoose={(salary) => onSearch({ salary })}
        />
        <PayFilter
          chosen={query.pay}
          facet={facets.pay}
          onToggle={(value) => onSearch({ pay: toggled(query, "pay", value).pay })}
        />
      </FilterColumn>
      <FilterColumn legend="The advert">
        <FilterGroup
          legend="Posted within"
          name="posted"
          type="radio"
          options={[
            { value: "", label: "Any time" },
            ...postedWithinDays.map((days) => ({
              value: days,
              label: postedLabels[days],
              count: facets.postedWithin.find((one) => one.days === days)?.count,
            })),
          ]}
          chosen={[query.postedWithin ?? ""]}
          onToggle={(value) => onSearch({ postedWithin: value === "" ? null : value })}
          note="A job without a date counts from the day we first saw it."
        />
        <SourceFilter
          facet={facets.sources}
          chosen={query.sources}
          onToggle={(value) => onSearch({ sources: toggled(query, "sources", value).sources })}
        />
      </FilterColumn>
      <noscript>
        <button className={buttonClass({ look: "primary" })}>Apply filters</button>
      </noscript>
    </div>
  );
}

function countOf<Value extends string>(
  facet: readonly Facet<Value>[],
  value: Value,
): Facet<Value>["count"] | undefined {
  return facet.find((one) => one.value === value)?.count;
}
