import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

/** The native select with our style. It opens the phone's own picker and needs no JavaScript. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className="select">
      <select {...rest} className={classNames("input", className)} />
      <Icon of={ChevronDown} size="sm" />
    </span>
  );
}
