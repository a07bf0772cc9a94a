import { redirect, type RouterContextProvider } from "react-router";
import type { Viewer } from "../../account/viewer.ts";
import { servicesContext } from "./services.ts";

/** Returns the signed-in person. Redirects visitors to the sign-in page, and back here afterwards. */
export async function requireViewer(context: Readonly<RouterContextProvider>, url: URL): Promise<Viewer> {
  const viewer = await context.get(servicesContext).viewer();
  if (viewer) return viewer;
  throw redirect(`/auth?${new URLSearchParams({ returnUrl: url.pathname + url.search })}`);
}
