import { classNames } from "./class-names.ts";

export type ButtonLook = {
  /** One primary button a region. Danger only in the last step of a destructive act. */
  look?: "primary" | "secondary" | "quiet" | "danger";
  size?: "sm" | "md" | "lg";
  /** As wide as its container. */
  block?: boolean;
};

/** The classes of a button, for what is one and for a link that looks like one. */
export function buttonClass(
  { look = "secondary", size = "md", block = false }: ButtonLook,
  more?: string,
): string {
  return classNames("btn", `btn-${look}`, size !== "md" && `btn-${size}`, block && "btn-block", more);
}
