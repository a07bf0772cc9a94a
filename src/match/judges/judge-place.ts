import type { Judge } from "../verdict.ts";
import { isInCountry, namesPlace } from "./names-of-country.ts";

/** Compares the location in the contact details. Another place is never "missing", because a person may move. */
export const judgePlace: Judge<"place"> = ({ cities, countries, isRemote }, cv) => {
  const location = cv.location.trim();
  if (location === "") return { verdict: "unknown", lines: [], note: "Your CV names no place." };
  const lines = [
    { text: location, address: "personal/location", list: "personal", row: null, where: "Location" } as const,
  ];
  if (cities.some((city) => namesPlace(location, city))) return { verdict: "met", lines, note: "" };
  const isSame = countries.some((code) => isInCountry(location, code, cv.language));
  if (isRemote)
    return isSame
      ? { verdict: "met", lines, note: "" }
      : { verdict: "unknown", lines, note: "Whether that is within the countries asked for cannot be told." };
  return isSame
    ? { verdict: "partly", lines, note: "The same country, another place." }
    : { verdict: "unknown", lines, note: "Another place. Only you know whether you would move." };
};
