import { Check, ChevronDown, TriangleAlert } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ReviewField, ReviewGroup } from "../import/review-groups.ts";
import { useReviewed, elementId } from "./review-context.ts";
import { isToCheck } from "./review-marks.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { readField } from "../edit/set-field.ts";
import { dateProblem } from "../sections/date-problem.ts";

/** A section of the CV with its sure texts, closed until it is wanted. */
export function ReadGroup({ group }: { group: ReviewGroup }) {
  const { confirmed, document } = useReviewed();
  const isNameless = group.key === "personal" && document.personal.fullName.trim() === "";
  const check = group.fields.filter((field) => isToCheck(field, confirmed)).length;
  const sure = group.fields.filter((field) => !isToCheck(field, confirmed));
  if (sure.length === 0) return null;
  const rows = [...new Set(sure.map(({ row }) => row))];
  return (
    <details className="read-group">
      <summary>
        <b>{group.title}</b>
        <span className="meta">{group.about}</span>
        {isNameless ? (
          <Badge tone="warn" icon={TriangleAlert}>
            Name not found
          </Badge>
        ) : check === 0 ? (
          <Badge tone="good" icon={Check}>
            Sure
          </Badge>
        ) : (
          <Badge tone="warn" icon={TriangleAlert}>
            {`${check} to check`}
          </Badge>
        )}
        <Icon of={ChevronDown} size="sm" />
      </summary>
      <div className="read-rows">
        {rows.map((row) => (
          <Row key={row ?? ""} name={row} fields={sure.filter((field) => field.row === row)} />
        ))}
      </div>
    </details>
  );
}

function Row({ name, fields }: { name: string | null; fields: ReviewField[] }) {
  return (
    <fieldset className="read-row">
      {name !== null && <legend className="label">{name === "" ? "Entry" : name}</legend>}
      {fields.map((field) => (
        <ReadField key={field.address} field={field} />
      ))}
    </fieldset>
  );
}

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
