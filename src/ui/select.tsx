import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

/** The native select, restyled: it opens the phone's own wheel and needs no script. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <div className="select">
      <select {...rest} className={classNames("input", className)} />
      <Icon of={ChevronDown} size="sm" />
    </div>
  );
}
