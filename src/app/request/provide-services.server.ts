import { RouterContextProvider } from "react-router";
import { readViewer } from "../../account/read-viewer.server.ts";
import type { Viewer } from "../../account/viewer.ts";
import { servicesContext, type RequestServices } from "./services.ts";

/** The context React Router hands to loaders and actions. `main` calls it through the server build's entry module. */
export function provideServices(
  services: Omit<RequestServices, "viewer">,
  request: Request,
): RouterContextProvider {
  const context = new RouterContextProvider();
  let viewer: Promise<Viewer | null> | undefined;
  context.set(servicesContext, {
    ...services,
    viewer: () => (viewer ??= readViewer(services.accounts, request.headers)),
  });
  return context;
}
