import { CircleHelp } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { sectionKinds } from "../document/section-fields.ts";
import type { TextTarget } from "../import/insert-text.ts";
import type { ReviewGroup } from "../import/review-groups.ts";
import { sectionForms } from "../sections/section-forms.constants.ts";
import { PageCrop } from "./page-crop.tsx";
import { elementId, useReviewed, type UnplacedText } from "./review-context.ts";

type UnplacedItemProps = { text: UnplacedText; groups: readonly ReviewGroup[] };

/** A text of the file that is in no field. The person says where it belongs. */
export function UnplacedItem({ text, groups }: UnplacedItemProps) {
  const { place, here } = useReviewed();
  const [chosen, setChosen] = useState("");
  const into = placeOf(chosen, groups);
  const about = <span className="sr">: “{text.text}”</span>;
  const address = `unplaced-${text.index}`;
  return (
    <div className="check-item" id={elementId(address)} data-here={here === address || undefined}>
      <div className="check-head">
        <h3>A line without a field</h3>
        <Badge tone="line" icon={CircleHelp}>
          Not placed
        </Badge>
      </div>
      <PageCrop place={text} />
      {/* Isolates keep the marks around a text that runs from right to left. */}
      <SelectField
        label={`“\u2068${text.text}\u2069” belongs to`}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">Choose a place</option>
        {groups.map((group) => (
          <optgroup key={group.key} label={group.title}>
            {group.fields.map((field) => (
              <option key={field.address} value={field.address}>
                {field.row ? `${field.spec.label} of ${field.row}` : field.spec.label}
              </option>
            ))}
          </optgroup>
        ))}
        <optgroup label="A new entry">
          {sectionKinds.map((kind) => (
            <option key={kind} value={`new:${kind}`}>
              {sectionForms[kind].title}
            </option>
          ))}
        </optgroup>
      </SelectField>
      <div className="cluster">
        <Button size="sm" disabled={!into} onClick={() => into && place(text, into)}>
          Put it there
          {about}
        </Button>
        <Button size="sm" look="quiet" onClick={() => place(text, null)}>
          Leave it out
          {about}
        </Button>
      </div>
    </div>
  );
}

function placeOf(chosen: string, groups: readonly ReviewGroup[]): TextTarget | null {
  const list = sectionKinds.find((kind) => chosen === `new:${kind}`);
  if (list) return { list, firstField: sectionForms[list].name[0] ?? "" };
  const field = groups.flatMap(({ fields }) => fields).find(({ address }) => address === chosen);
  if (!field) return null;
  return { address: field.address, kind: field.spec.kind ?? "line" };
}
