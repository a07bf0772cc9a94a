import type { ComponentProps, ReactNode } from "react";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role" | "className"> & {
  /** Shown next to the switch. Without it, another label must name the switch by its id. */
  label?: ReactNode;
};

/** For settings that apply immediately. Use `Check` for a setting that needs a Save button. */
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
