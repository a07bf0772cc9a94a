import type { FieldAddress } from "../../edit/field-address.ts";
import type { FieldSpec } from "../../sections/field-spec.ts";
import { CvField } from "./cv-field.tsx";

type FieldGroupProps = {
  fields: readonly FieldSpec[];
  addressOf: (field: string) => FieldAddress;
};

/** A column of fields. Half-width fields share a line if there is space. */
export function FieldGroup({ fields, addressOf }: FieldGroupProps) {
  return (
    <div className="cv-fields">
      {fields.map(({ field, half, ...spec }) => (
        <div key={field} className={half ? "half" : undefined}>
          <CvField {...spec} address={addressOf(field)} />
        </div>
      ))}
    </div>
  );
}
