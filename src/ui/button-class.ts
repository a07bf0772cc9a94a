import { classNames } from "./class-names.ts";

export type ButtonLook = {
  /** Use one primary button per region, and danger only in the last step of a destructive action. */
  look?: "primary" | "secondary" | "quiet" | "danger";
  size?: "sm" | "md" | "lg";
  /** Makes it as wide as its container. */
  block?: boolean;
};

/** Returns the classes of a button, for buttons and for links that look like one. */
export function buttonClass(
  { look = "secondary", size = "md", block = false }: ButtonLook,
  more?: string,
): string {
  return classNames("btn", `btn-${look}`, size !== "md" && `btn-${size}`, block && "btn-block", more);
}
