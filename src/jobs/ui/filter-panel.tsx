import { buttonClass } from "../../ui/button-class.ts";
import { experienceLevels, jobTypes, workModes } from "../posting.ts";
import { toggled } from "../search/changed-search.ts";
import { payChoices, postedWithinDays, type SearchQuery } from "../search/search-query.ts";
import type { Facet, Facets } from "../search/search-result.ts";
import { FilterGroup } from "./filter-group.tsx";
import { levelLabels, modeLabels, payLabels, postedLabels, typeLabels } from "./labels.ts";
import { SalaryFilter } from "./salary-filter.tsx";
import { SourceFilter } from "./source-filter.tsx";
import { TypeGlyph } from "./type-glyph.tsx";

type FilterPanelProps = {
  query: SearchQuery;
  facets: Facets;
  onSearch: (change: Partial<SearchQuery>) => void;
};

/** All filters. Each is a field of the form around it; with script a change searches at once. */
export function FilterPanel({ query, facets, onSearch }: FilterPanelProps) {
  return (
    <div className="filters" id="filters">
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
      <SalaryFilter
        value={query.salary}
        histogram={facets.salaryHistogram}
        onChoose={(salary) => onSearch({ salary })}
      />
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
      />
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
      <FilterGroup
        legend="Pay"
        name="pay"
        type="checkbox"
        options={payChoices.map((value) => ({
          value,
          label: payLabels[value],
          count: countOf(facets.pay, value),
        }))}
        chosen={query.pay}
        onToggle={(value) => onSearch({ pay: toggled(query, "pay", value).pay })}
      />
      <SourceFilter
        facet={facets.sources}
        chosen={query.sources}
        onToggle={(value) => onSearch({ sources: toggled(query, "sources", value).sources })}
      />
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
