import { isRouteErrorResponse } from "react-router";
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
    if (error.status < 500)
      return <BrokenPage title={refusalTitle(error.status)} requestId={null} ours={false} />;
  }
  return <BrokenPage title="Something broke on our side" requestId={requestId} ours />;
}

function refusalTitle(status: number): string {
  if (status === 403) return "This came from another site";
  if (status === 413) return "That was too large";
  if (status === 429) return "Too many requests";
  return "That request could not be read";
}
