import { readHiddenInBrowser } from "../../alerts/hidden-in-browser.ts";
import { listHiddenIds } from "../../alerts/hidden-jobs.server.ts";
import type { RequestServices } from "../../app/request/services.ts";
import { companySlug } from "../extraction/company.ts";
import type { LeftOut } from "../left-out.server.ts";

/** Reads what the person has hidden, in the account and in this browser. Lists leave it out. */
export async function readLeftOut(
  { db, config, viewer: readViewer }: Pick<RequestServices, "db" | "config" | "viewer">,
  headers: Headers,
): Promise<LeftOut> {
  const viewer = await readViewer();
  const ofAccount = viewer ? await listHiddenIds(db, viewer.id) : { jobIds: [], companySlugs: [] };
  const inBrowser = readHiddenInBrowser(config, headers).map(companySlug);
  return { ...ofAccount, companySlugs: [...new Set([...ofAccount.companySlugs, ...inBrowser])] };
}
