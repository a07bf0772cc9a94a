import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { documentLimits } from "../document/document-limits.ts";
import { readField } from "../edit/set-field.ts";
import type { ReviewField } from "../import/review-groups.ts";
import { dateProblem } from "../sections/date-problem.ts";
import type { FieldSpec } from "../sections/section.ts";
import { elementId, useReviewed } from "./use-review.ts";

export const isLong = ({ kind }: FieldSpec): boolean =>
  kind === "lines" || kind === "paragraphs" || kind === "bullets";

type ReadFieldProps = { field: ReviewField; isDoubtful?: boolean };

/** A field with a text that was read, which the person can correct. In a form, Ctrl+Enter sends a long text. */
export function ReadField({ field: { address, spec }, isDoubtful = false }: ReadFieldProps) {
  const { document, write, lookAt } = useReviewed();
  const text = readField(document, address);
  const { kind = "line", label, half } = spec;
  const isDate = kind === "start" || kind === "end" || kind === "date";
  const problem = isDate ? dateProblem(text, kind) : null;
  const common = { value: text, maxLength: documentLimits.field, onFocus: () => lookAt(address) };
  return (
    <div
      className="read-field"
      data-half={half || undefined}
      data-doubtful={isDoubtful || undefined}
      id={elementId(address)}
    >
      <Field label={label} error={problem ?? undefined}>
        {(control) =>
          isLong(spec) ? (
            <Textarea
              {...control}
              {...common}
              rows={Math.min(12, Math.max(2, text.split("\n").length + 1))}
              onChange={(event) => write(address, event.target.value)}
              onKeyDown={(event) => {
                if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
                  event.currentTarget.form?.requestSubmit();
              }}
            />
          ) : (
            <Input
              {...control}
              {...common}
              autoComplete={address === "personal/fullName" ? "name" : "off"}
              onChange={(event) => write(address, event.target.value)}
            />
          )
        }
      </Field>
    </div>
  );
}
