import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export type SelectProps = ComponentProps<"select"> & {
  /** The value and the text of each option. They come after the options that are children. */
  options?: readonly (readonly [value: string | number, text: string | undefined])[];
};

/** The native select with our style. It opens the phone's own picker and needs no JavaScript. */
export function Select({ className, children, options = [], ...rest }: SelectProps) {
  return (
    <span className="select">
      <select {...rest} className={classNames("input", className)}>
        {children}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="sm" />
    </span>
  );
}
