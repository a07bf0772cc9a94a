import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import { pageMetadata, type MetaArguments } from "../metadata/page-metadata.ts";

/** What a page that could not be shown says about itself. */
export function errorMetadata(error: unknown, args: MetaArguments): MetaDescriptor[] {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return pageMetadata(args, {
    title: missing ? "Page not found" : "Something broke",
    description: missing ? "There is nothing at this address." : "This page could not be shown.",
    noindex: true,
  });
}
