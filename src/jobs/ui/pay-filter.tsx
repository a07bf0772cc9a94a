import { Check } from "../../ui/check.tsx";
import type { Facet } from "../search/filters/facets.ts";
import { payChoices, type PayChoice } from "../search/query/search-query.ts";
import { payLabels } from "./labels.ts";
import { countOnChip } from "./search-words.ts";

type PayFilterProps = {
  chosen: readonly PayChoice[];
  facet: readonly Facet<PayChoice>[];
  onToggle: (value: PayChoice) => void;
};

/** Filters by stated pay. With a minimum, chooses whether jobs without stated pay stay in the list. */
export function PayFilter({ chosen, facet, onToggle }: PayFilterProps) {
  return (
    <fieldset>
      <legend className="sr">Stated pay</legend>
      {payChoices.map((value) => (
        <Check
          key={value}
          name="pay"
          value={value}
          label={payLabels[value]}
          count={countOnChip(facet.find((one) => one.value === value)?.count)}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
    </fieldset>
  );
}
