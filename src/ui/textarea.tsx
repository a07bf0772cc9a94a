import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** Several lines of text. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} className={classNames("input", className)} />;
}
