import { lazy } from "react";
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from "react-router";
import { readBusyAnswer } from "../busy/read-busy-answer.ts";
import { BrokenPage } from "./broken-page.tsx";
import "../busy/busy.css";
import "./error-page.css";

// Rare pages, which no other page has to load.
const BusyPage = lazy(() => import("../busy/busy-page.tsx"));
const MissingPage = lazy(() => import("./missing-page.tsx"));

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

/** @param answer body of a 503 answer, parsed or not */
function Busy({ answer }: { answer: unknown }) {
  const { pathname, search } = useLocation();
  return <BusyPage {...readBusyAnswer(answer)} href={pathname + search} />;
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
