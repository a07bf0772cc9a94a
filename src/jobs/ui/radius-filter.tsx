import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { radiusChoices, radiusLabels, type Radius } from "../search/query/search-query.ts";

type RadiusFilterProps = { radius: Radius; onChoose: (radius: Radius) => void };

/** The radius around the searched city. */
export function RadiusFilter({ radius, onChoose }: RadiusFilterProps) {
  return (
    <Field label="Distance">
      {(control) => (
        <Select
          {...control}
          name="radius"
          value={radius}
          onChange={(event) => {
            const chosen = radiusChoices.find((one) => String(one) === event.currentTarget.value);
            onChoose(chosen ?? 0);
          }}
        >
          {radiusChoices.map((choice) => (
            <option key={choice} value={choice}>
              {radiusLabels[choice]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
