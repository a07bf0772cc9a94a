import { useHydrated } from "./use-hydrated.ts";

/** Sends the browser's time zone with a form, so that the server knows the day and the hour of the person. */
export function TimeZoneField() {
  const hydrated = useHydrated();
  return <input type="hidden" name="timeZone" value={hydrated ? browserTimeZone() : ""} />;
}

export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
