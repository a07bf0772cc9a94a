import { Check } from "../../../ui/check.tsx";
import type { CvLayout } from "../../document/cv-document.ts";
import { setBreak } from "../../edit/edit-page.ts";
import { useCvSession, useSessionPart } from "../session/session-context.ts";

type NewPageCheckProps = {
  part: CvLayout["breaks"][number];
  /** Names the part for screen readers: "Education". */
  name: string;
};

/** A box that begins a new page before a section or an entry. */
export function NewPageCheck({ part, name }: NewPageCheckProps) {
  const session = useCvSession();
  const isOn = useSessionPart(({ document }) => document.layout.breaks.includes(part));
  return (
    <Check
      label={
        <span>
          New page before it<span className="sr">: {name}</span>
        </span>
      }
      checked={isOn}
      onChange={({ target: { checked } }) =>
        session.edit("order", (document) => setBreak(document, part, checked))
      }
    />
  );
}
