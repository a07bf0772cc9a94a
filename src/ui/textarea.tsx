import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** A multi-line text input. The direction of each line follows its first letter. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea dir="auto" {...rest} className={classNames("input", className)} />;
}
