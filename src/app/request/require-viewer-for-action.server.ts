import { data, type RouterContextProvider } from "react-router";
import type { Viewer } from "../../account/viewer.ts";
import { withToast } from "./flash.server.ts";
import { servicesContext, type RequestServices } from "./services.ts";
import type { ToastText } from "./toast-text.ts";

/**
 * Returns the signed-in person in an action. Throws an error with status 401 if the session has ended meanwhile. Without
 * JavaScript the answer is then a page that says so and links to the sign-in page. With JavaScript the page reloads its
 * data, is redirected to the sign-in page, and shows the toast there.
 *
 * @param title says which action failed
 */
export async function requireViewerForAction(
  title: string,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<Viewer> {
  const { config, viewer: readViewer } = context.get(servicesContext);
  const viewer = await readViewer();
  if (viewer) return viewer;
  const toast: ToastText = { title, message: "User not authenticated", destructive: true };
  const isByScript = new URL(request.url).pathname.endsWith(".data");
  const headers = isByScript ? withToast(new Headers(), toast, config) : undefined;
  throw data({ signInAgain: toast }, { status: 401, headers });
}

/**
 * Begins an action of a signed-in person: its form, the person who owns what it changes, and the services. It throws as
 * `requireViewerForAction` does.
 */
export async function requireOwner(
  title: string,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<RequestServices & { form: FormData; owner: Viewer }> {
  const form = await request.formData();
  const owner = await requireViewerForAction(title, { request, context });
  return { ...context.get(servicesContext), form, owner };
}
