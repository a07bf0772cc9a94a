import type { CvLook } from "../../document/cv-look.ts";
import { setLook } from "../../edit/set-look.ts";
import { useSession, useSessionPart } from "../session/session-context.ts";

/** Returns the look of the open CV and a function that changes some of its settings. */
export function useLook(): [look: CvLook, change: (look: Partial<CvLook>) => void] {
  const session = useSession();
  const look = useSessionPart(({ document }) => document.look);
  return [look, (change) => session.edit("look", (document) => setLook(document, change))];
}
