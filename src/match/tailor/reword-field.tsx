import type { FieldAddress } from "../../cv/edit/field-address.ts";
import { useCvField } from "../../cv/editor/session/session-context.ts";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";

/** A text of the variant to reword. Each line of a description is one achievement. */
export function RewordField({ address, label }: { address: FieldAddress; label: string }) {
  const [text, write] = useCvField(address);
  return (
    <Field label={label}>
      {(control) => (
        <Textarea
          {...control}
          data-address={address}
          rows={Math.min(8, Math.max(1, text.split("\n").length, Math.ceil(text.length / 90)))}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </Field>
  );
}
