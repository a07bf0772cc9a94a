import type { PersonalField } from "../../edit/field-address.ts";
import { FieldGroup } from "./field-group.tsx";
import { personalFields } from "./personal-fields.ts";

export const personalAddress = (field: string) => `personal/${field as PersonalField}` as const;

/** The first tab. */
export function PersonalStep() {
  return <FieldGroup fields={personalFields} addressOf={personalAddress} />;
}
