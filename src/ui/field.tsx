import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** What a control inside a field needs so that label, hint and error are read out with it. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = {
  label: string;
  /** Written beside the label; required is the default and is not written. */
  optional?: boolean;
  hint?: ReactNode;
  /** A link that belongs to the field: seen at the end of the line of the label, reached after the control. */
  aside?: ReactNode;
  /** A sentence that says how to put it right. */
  error?: string;
  children: (control: ControlProps) => ReactNode;
};

/**
 * A label, a control, a hint and an error, wired together.
 *
 * @example
 * <Field label="Email" error={errors.email}>
 *   {(control) => <Input {...control} type="email" name="email" />}
 * </Field>
 */
export function Field({ label, optional = false, hint, aside, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ") || undefined;
  return (
    <div className="field">
      <div className="label-row">
        <label className="label" htmlFor={id}>
          {label} {optional && <span className="opt">optional</span>}
        </label>
      </div>
      {children({ id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      {aside && <div className="field-aside">{aside}</div>}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={errorId}>
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}
