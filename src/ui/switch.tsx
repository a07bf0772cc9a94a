import type { ComponentProps, ReactNode } from "react";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role" | "className"> & {
  /** Beside it. Without one, a label elsewhere names it by its id. */
  label?: ReactNode;
};

/** For settings that act at once; anything that waits for a Save button is a `Check`. */
export function Switch({ label, ...rest }: SwitchProps) {
  const input = (
    // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
    <input {...rest} className="switch" type="checkbox" role="switch" />
  );
  if (!label) return input;
  return (
    <label className="check">
      {input}
      {label}
    </label>
  );
}
