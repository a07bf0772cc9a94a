import { buttonClass } from "../../ui/button-class.ts";
import { Select } from "../../ui/select.tsx";
import { sortOrders, type SortOrder } from "../search/query/search-query.ts";
import { searchFormId } from "./search-form.tsx";

const labels: Record<SortOrder, string> = {
  relevance: "Best match",
  date: "Newest first",
  fit: "Best fit with my CV",
};

type SortSelectProps = { sort: SortOrder; onSort: (sort: SortOrder) => void };

/** A field of the search form that is placed with the results. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  return (
    <>
      <Select
        name="sort"
        form={searchFormId}
        aria-label="Sort by"
        value={sort}
        onChange={(event) =>
          onSort(sortOrders.find((one) => one === event.currentTarget.value) ?? "relevance")
        }
        options={sortOrders.map((order) => [order, labels[order]])}
      />
      <noscript>
        <button className={buttonClass({ look: "secondary", size: "sm" })} form={searchFormId}>
          Sort
        </button>
      </noscript>
    </>
  );
}
