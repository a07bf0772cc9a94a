import { Check } from "../../../ui/check.tsx";
import { setHidden } from "../../edit/hide.ts";
import type { PersonalField } from "../../sections/personal.ts";
import { useSession, useSessionPart } from "../session/session-context.ts";

/** A box that shows a text of Personal Info on the page, or leaves it out. */
export function ShowOnPage({ field, label }: { field: PersonalField; label: string }) {
  const session = useSession();
  const part = `personal/${field}` as const;
  const isShown = useSessionPart(({ document }) => !document.hidden.includes(part));
  return (
    <Check
      label={`${label} on the page`}
      checked={isShown}
      onChange={({ target: { checked } }) =>
        session.edit(part, (document) => setHidden(document, part, !checked))
      }
    />
  );
}
