import { Check } from "../../../ui/check.tsx";
import { setHidden } from "../../edit/hide.ts";
import type { PersonalField } from "../../sections/personal.ts";
import { useCvSession, useSessionPart } from "../session/session-context.ts";

type TextField = { field: PersonalField; label: string };

/** Checkboxes for texts of Personal Info, which show each on the page or hide it. */
export function ShowOnPage({ fields }: { fields: readonly TextField[] }) {
  return (
    <div className="cluster">
      {fields.map((field) => (
        <ShowText key={field.field} {...field} />
      ))}
    </div>
  );
}

function ShowText({ field, label }: TextField) {
  const session = useCvSession();
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
