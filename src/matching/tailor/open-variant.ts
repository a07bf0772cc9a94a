import type { VariantJob } from "../../cv/document/cv-document.ts";
import type { CvWorkspace } from "../../cv/editor/session/cv-workspace.ts";
import { newVariant } from "../../cv/variant/merge-from-master.ts";
import { tailoredTitle } from "./tailored-title.ts";

/**
 * Opens the variant of the open CV for a job, and makes it if there is none. If the open CV is a variant for another
 * job, its master is used.
 *
 * @returns "made" if it is new, "none" if the person has no CV yet
 */
export async function openVariant(
  workspace: CvWorkspace,
  job: VariantJob,
): Promise<"made" | "found" | "none"> {
  const { session, list } = workspace.read();
  const { variant } = session.read().document;
  if (variant?.job.id === job.id) return "found";
  // The list is cached for a while, so a CV that was just added may be missing in it.
  if (list.length === 0 && session.read().savedAt === null) return "none";
  const master =
    (variant && (await workspace.readOther(variant.master))) ?? (await workspace.readOther(session.id));
  if (!master) return "none";
  for (const { id } of list) {
    // oxlint-disable-next-line no-await-in-loop -- stops at the first; a person has few CVs
    const other = (await workspace.readOther(id))?.document.variant;
    if (other?.master !== master.id || other.job.id !== job.id) continue;
    // oxlint-disable-next-line no-await-in-loop -- the last step of the loop
    await workspace.open(id);
    return "found";
  }
  await workspace.add(newVariant(master, job), tailoredTitle(job));
  return "made";
}
