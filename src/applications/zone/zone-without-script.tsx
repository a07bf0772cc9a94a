import { InputField } from "../../ui/input-field.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";

/** The time zone of a form: sent by the browser, or typed where scripts are off. */
export function ZoneWithoutScript({ zone }: { zone: string }) {
  return (
    <>
      <TimeZoneField />
      <noscript>
        <InputField
          label="Time zone"
          hint="For example Europe/Berlin"
          name="timeZone"
          list="time-zones"
          defaultValue={zone}
        />
      </noscript>
    </>
  );
}
