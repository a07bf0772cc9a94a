import { CircleAlert } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { useActionData } from "react-router";
import { Icon } from "./icon.tsx";

/** Props that link a control to its label, hint and error for screen readers. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** Props of a field besides its control: the label, and the texts around it. */
export type FieldFrame = {
  label: string;
  /** Marks the field as optional next to the label. Fields are required by default, which is not marked. */
  optional?: boolean;
  hint?: ReactNode;
  /** A link of the field. It is shown at the end of the label's line and comes after the control in tab order. */
  aside?: ReactNode;
  /** A sentence that says how to fix the value. */
  error?: string;
};

type FieldProps = FieldFrame & { children: (control: ControlProps) => ReactNode };

/**
 * A label, a control, a hint and an error, linked for screen readers. `InputField`, `TextareaField` and `SelectField` are
 * fields with a standard control.
 *
 * @example
 * <Field label="Password" error={errors.password}>
 *   {(control) => <PasswordInput {...control} name="password" />}
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

/** Gives the ref of a form. When the server has refused it, the first field with an error gets the focus. */
export function useErrorFocus() {
  const form = useRef<HTMLFormElement>(null);
  const answer: unknown = useActionData();
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [answer]);
  return form;
}
