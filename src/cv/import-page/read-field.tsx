import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { readField } from "../edit/set-field.ts";
import { dateProblem } from "../editor/form/date-problem.ts";
import type { ReviewField } from "../import/review-groups.ts";
import { elementId, useReviewed } from "./review-context.ts";

/** A field with a text that was read, which the person can correct. */
export function ReadField({ field: { address, spec } }: { field: ReviewField }) {
  const { document, write, lookAt } = useReviewed();
  const text = readField(document, address);
  const { kind = "line", label, half } = spec;
  const isLong = kind === "lines" || kind === "paragraphs" || kind === "bullets";
  const isDate = kind === "start" || kind === "end" || kind === "date";
  const problem = isDate ? dateProblem(text, kind) : null;
  return (
    <div className="read-field" data-half={half || undefined} id={elementId(address)}>
      <Field label={label} error={problem ?? undefined}>
        {(control) =>
          isLong ? (
            <Textarea
              {...control}
              rows={Math.min(12, Math.max(2, text.split("\n").length + 1))}
              value={text}
              onFocus={() => lookAt(address)}
              onChange={(event) => write(address, event.target.value)}
            />
          ) : (
            <Input
              {...control}
              value={text}
              autoComplete="off"
              onFocus={() => lookAt(address)}
              onChange={(event) => write(address, event.target.value)}
            />
          )
        }
      </Field>
    </div>
  );
}
