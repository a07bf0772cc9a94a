import { readSettings } from "../../account/settings/stored-settings.server.ts";
import type { RequestServices } from "../request/services.ts";
import { isPageOpened } from "./is-page-opened.ts";

/**
 * Whether an answer counts as a page that a person opened. False for bots and prefetches, for browsers that ask not to
 * be counted, and for people who opted out in their settings. Every count of page views uses this function.
 */
export async function mayCount(
  request: Request,
  response: Response,
  { db, viewer: readViewer }: Pick<RequestServices, "db" | "viewer">,
): Promise<boolean> {
  if (!isPageOpened(request, response)) return false;
  const viewer = await readViewer();
  return viewer === null || (await readSettings(db, viewer.id)).analytics;
}
