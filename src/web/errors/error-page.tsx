import { isRouteErrorResponse } from "react-router";
import { useLocation } from "react-router";
import { BusyPage, type BusyReason } from "../busy/busy-page.tsx";
import { describeSearch } from "../busy/describe-search.ts";
import { BrokenPage } from "./broken-page.tsx";
import { MissingPage } from "./missing-page.tsx";
import "./error-page.css";

type ErrorPageProps = {
  error: unknown;
  /** Of the document, null when not even that is known. */
  requestId: string | null;
};

/** Every page that cannot be shown: what happened, and what to do next. */
export function ErrorPage({ error, requestId }: ErrorPageProps) {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404 || error.status === 410) return <MissingPage />;
    if (error.status === 503) return <Busy answer={error.data} />;
    if (error.status < 500)
      return <BrokenPage title={refusalTitle(error.status)} requestId={null} ours={false} />;
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
  if (status === 413) return "That was too large";
  if (status === 429) return "Too many requests";
  return "That request could not be read";
}
