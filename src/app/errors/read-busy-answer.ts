import { isObject } from "../../platform/json/json-object.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import type { BusyAnswer } from "./busy-page.tsx";

/** Reads the body of a 503 answer, as text or parsed. Any other body means that the site cannot be reached. */
export function readBusyAnswer(body: unknown): BusyAnswer {
  const parsed = typeof body === "string" ? parseJson(body) : body;
  const { reason, seconds, search } = isObject(parsed) ? parsed : {};
  return {
    reason: reason === "busy" || reason === "too-slow" ? reason : "unavailable",
    seconds: typeof seconds === "number" ? seconds : 5,
    search: typeof search === "string" ? search : null,
  };
}
