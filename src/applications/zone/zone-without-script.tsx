import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";

/** The time zone of a form: sent by the browser, or typed where scripts are off. */
export function ZoneWithoutScript({ zone }: { zone: string }) {
  return (
    <>
      <TimeZoneField />
      <noscript>
        <Field label="Time zone" hint="For example Europe/Berlin">
          {(control) => <Input {...control} name="timeZone" list="time-zones" defaultValue={zone} />}
        </Field>
      </noscript>
    </>
  );
}
