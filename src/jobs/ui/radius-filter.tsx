import { SelectField } from "../../ui/select-field.tsx";
import { radiusChoices, radiusLabels, type Radius } from "../search/query/search-query.ts";

type RadiusFilterProps = { radius: Radius; onChoose: (radius: Radius) => void };

/** The radius around the searched city. */
export function RadiusFilter({ radius, onChoose }: RadiusFilterProps) {
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
