import type { BusyAnswer } from "./busy-page.tsx";

/** Reads the body of a 503 answer, as text or parsed. Any other body means that the site cannot be reached. */
export function readBusyAnswer(body: unknown): BusyAnswer {
  const { reason, seconds, search } = asObject(body);
  return {
    reason: reason === "busy" || reason === "too-slow" ? reason : "unavailable",
    seconds: typeof seconds === "number" ? seconds : 5,
    search: typeof search === "string" ? search : null,
  };
}

function asObject(body: unknown): Partial<Record<keyof BusyAnswer, unknown>> {
  try {
    const parsed: unknown = typeof body === "string" ? JSON.parse(body) : body;
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
