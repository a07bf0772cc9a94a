import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** Several lines of text, each of which runs the way its first letter does. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea dir="auto" {...rest} className={classNames("input", className)} />;
}
