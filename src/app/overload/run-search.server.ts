import { data, type RouterContextProvider } from "react-router";
import type { Database } from "../../platform/database/tables.ts";
import type { BusyAnswer } from "../errors/busy-page.tsx";
import { describeSearchAddress } from "./describe-search-address.ts";
import { servicesContext } from "../request/services.ts";

/** Milliseconds after which a search is stopped. A typical search takes 100 ms. */
const searchLimitMs = 10_000;

/**
 * Runs a search on the database of searches. The search stops before its next statement if the client leaves or the
 * time is up. On PostgreSQL the running statement is cancelled too. Throws a 503 answer if the time is up.
 */
export async function runSearch<T>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  search: (db: Database) => Promise<T>,
): Promise<T> {
  const { searchDatabase } = context.get(servicesContext);
  const timeUp = AbortSignal.timeout(searchLimitMs);
  try {
    return await search(searchDatabase(AbortSignal.any([request.signal, timeUp])));
  } catch (error) {
    if (!timeUp.aborted) throw error;
    const { pathname, search: parameters } = new URL(request.url);
    const answer: BusyAnswer = {
      reason: "too-slow",
      seconds: 30,
      search: describeSearchAddress(pathname.replace(/\.data$/, "") + parameters),
    };
    throw data(answer, { status: 503, headers: { "Retry-After": "30" } });
  }
}
