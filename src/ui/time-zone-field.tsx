import { useHydrated } from "./use-hydrated.ts";
import { InputField } from "./input-field.tsx";

/** Sends the browser's time zone with a form, so that the server knows the day and the hour of the person. */
export function TimeZoneField() {
  const hydrated = useHydrated();
  return <input type="hidden" name="timeZone" value={hydrated ? browserTimeZone() : ""} />;
}

export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

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
