import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import { pageMetadata, type MetaArguments } from "../metadata/page-metadata.ts";

/** The metadata of a page that could not be shown. */
export function errorMetadata(error: unknown, args: MetaArguments): MetaDescriptor[] {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const missing = status === 404;
  const title = status < 500 ? "Request not accepted" : "Something broke";
  return pageMetadata(args, {
    title: missing ? "Page not found" : title,
    description: missing ? "There is nothing at this address." : "This page could not be shown.",
    noindex: true,
  });
}
