import { Link, type LinkProps } from "react-router";
import { buttonClass, type ButtonLook } from "./button-class.ts";

type ButtonLinkProps = Omit<LinkProps, "className"> & ButtonLook & { className?: string };

/** A link that looks like a button. Use it for navigation, not for actions. */
export function ButtonLink({ look, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ look, size, block }, className)} />;
}
