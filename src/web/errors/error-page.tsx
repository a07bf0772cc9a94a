import { isRouteErrorResponse, useLocation, useRouteLoaderData } from "react-router";
import { BusyPage, type BusyReason } from "../busy/busy-page.tsx";
import { describeSearch } from "../busy/describe-search.ts";
import { BrokenPage } from "./broken-page.tsx";
import { MissingPage } from "./missing-page.tsx";
import "./error-page.css";

/** Every page that cannot be shown: what happened, and what to do next. */
export function ErrorPage({ error }: { error: unknown }) {
  const root = useRouteLoaderData<{ requestId: string }>("root");
  // The root knows the request of the document; a page reached later failed in another one.
  const isDocument = useLocation().key === "default";
  const requestId = isDocument ? (root?.requestId ?? null) : null;
  if (isRouteErrorResponse(error)) {
    if (error.status === 404 || error.status === 410) return <MissingPage />;
    if (error.status === 503) return <Busy answer={error.data} />;
    if (error.status < 500) {
      const { status, data } = error;
      return (
        <BrokenPage
          title={refusalTitle(status)}
          words={refusalWords(status, data)}
          requestId={null}
          ours={false}
        />
      );
    }
  }
  return <BrokenPage title="Something broke on our side" requestId={requestId} ours />;
}

/** @param answer body of a 503 answer: `{ reason, seconds }`, parsed or not */
function Busy({ answer }: { answer: unknown }) {
  const { pathname, search } = useLocation();
  const href = pathname + search;
  const { reason, seconds } = readBusyAnswer(answer);
  return <BusyPage reason={reason} seconds={seconds} href={href} search={describeSearch(href)} />;
}

function readBusyAnswer(answer: unknown): { reason: BusyReason; seconds: number } {
  try {
    const { reason, seconds } = (typeof answer === "string" ? JSON.parse(answer) : answer) as {
      reason?: unknown;
      seconds?: unknown;
    };
    return {
      reason: reason === "too-slow" || reason === "unavailable" ? reason : "busy",
      seconds: typeof seconds === "number" ? seconds : 5,
    };
  } catch {
    return { reason: "unavailable", seconds: 5 };
  }
}

function refusalTitle(status: number): string {
  if (status === 403) return "This came from another site";
  if (status === 405) return "This page cannot take that";
  if (status === 413) return "That was too large";
  if (status === 429) return "Too many requests";
  return "That request could not be read";
}

/** What happened and what to do; undefined where the refusal does not say it. */
function refusalWords(status: number, data: unknown): string | undefined {
  if (status === 405)
    return "It can be opened, but nothing can be sent to it. Go back and use the form there.";
  if (typeof data !== "object" || data === null || !("message" in data)) return undefined;
  return typeof data.message === "string" ? data.message : undefined;
}
