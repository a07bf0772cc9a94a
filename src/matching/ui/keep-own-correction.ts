import type { Correction } from "../../cv/document/cv-document.ts";
import type { Owner } from "../../documents/local/local-document.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import type { Asked } from "../requirements/requirement.ts";
import { correct } from "../verdict/corrections.ts";

/**
 * Keeps in the person's CVs what they said of a requirement. The page counts it at once.
 *
 * @param except the id of a CV that is open in this tab and changed there
 */
export async function keepOwnCorrection(
  asked: Asked,
  said: Correction | null,
  { owner, except = null }: { owner: Owner; except?: string | null },
): Promise<void> {
  try {
    const [{ keepCorrection }, { browserEnv }] = await Promise.all([
      import("../my-cvs/keep-correction.ts"),
      import("../../platform/browser/browser-env.ts"),
    ]);
    await keepCorrection((before) => correct(before, asked, said), owner, browserEnv, except);
  } catch {
    showToast({
      tone: "bad",
      title: "Not kept",
      message: "What you said counts until you leave this page. Try again once you are online.",
    });
  }
}
