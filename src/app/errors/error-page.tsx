import { lazy } from "react";
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from "react-router";
import { BrokenPage } from "./broken-page.tsx";
import { isObject } from "../../platform/json/json-object.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import type { BusyAnswer } from "./busy-page.tsx";

// Loaded on demand, because they are rarely needed.
const BusyPage = lazy(() => import("./busy-page.tsx"));
const MissingPage = lazy(() => import("./missing-page.tsx"));

/** The error page of every address: what happened, and what to do next. */
export function ErrorPage({ error }: { error: unknown }) {
  const root = useRouteLoaderData<{ requestId: string }>("root");
  // The root has the request id of the document. A page reached later failed in another request.
  const isDocument = useLocation().key === "default";
  const requestId = isDocument ? (root?.requestId ?? null) : null;
  if (isRouteErrorResponse(error)) {
    if (error.status === 404 || error.status === 410) {
      return <MissingPage nearest={nearestOf(error.data)} />;
    }
    if (error.status === 503) return <Busy answer={error.data} />;
    if (error.status < 500) {
      const { status, data } = error;
      return (
        <BrokenPage
          title={refusalTitle(status)}
          words={refusalText(status, data)}
          requestId={null}
          ours={false}
        />
      );
    }
  }
  if (isUnreachable(error)) {
    return (
      <BrokenPage
        title="The page could not be loaded"
        words="The site could not be reached. Check your connection, and try again. Nothing you saved is lost."
        requestId={null}
        ours={false}
      />
    );
  }
  return <BrokenPage title="Something broke on our side" requestId={requestId} ours />;
}

/** Checks for a request that got no answer. Each browser has its own message for it. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);

function nearestOf(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null || !("nearest" in answer)) return null;
  return typeof answer.nearest === "string" ? answer.nearest : null;
}

/** @param answer body of a 503 answer, parsed or not */
function Busy({ answer }: { answer: unknown }) {
  const { pathname, search } = useLocation();
  return <BusyPage {...readBusyAnswer(answer)} href={pathname + search} />;
}

function refusalTitle(status: number): string {
  if (status === 403) return "This request came from another site";
  if (status === 405) return "Nothing can be sent to this page";
  if (status === 413) return "That was too large";
  if (status === 429) return "Too many requests";
  return "That request could not be read";
}

/** Returns what happened and what to do, or undefined if the refusal does not say. */
function refusalText(status: number, data: unknown): string | undefined {
  if (status === 405) return "You can open it, but it has no form. Go back and use the form there.";
  if (typeof data !== "object" || data === null || !("message" in data)) return undefined;
  return typeof data.message === "string" ? data.message : undefined;
}

/** Reads the body of a 503 answer, as text or parsed. Any other body means that the site cannot be reached. */
function readBusyAnswer(body: unknown): BusyAnswer {
  const parsed = typeof body === "string" ? parseJson(body) : body;
  const { reason, seconds, search } = isObject(parsed) ? parsed : {};
  return {
    reason: reason === "busy" || reason === "too-slow" ? reason : "unavailable",
    seconds: typeof seconds === "number" ? seconds : 5,
    search: typeof search === "string" ? search : null,
  };
}
