import { redirect, type RouterContextProvider } from "react-router";
import type { Viewer } from "../../account/viewer.ts";
import { servicesContext } from "../services.ts";

/** The signed-in person a page is for. Everybody else is sent to the door, and back here afterwards. */
export async function requireViewer(context: Readonly<RouterContextProvider>, url: URL): Promise<Viewer> {
  const viewer = await context.get(servicesContext).viewer();
  if (viewer) return viewer;
  throw redirect(`/auth?${new URLSearchParams({ returnUrl: url.pathname + url.search })}`);
}
