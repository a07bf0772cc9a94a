import { Link, type LinkProps } from "react-router";
import { buttonClass, type ButtonLook } from "./button-class.ts";

type ButtonLinkProps = Omit<LinkProps, "className"> & ButtonLook & { className?: string };

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink({ look, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ look, size, block }, className)} />;
}
