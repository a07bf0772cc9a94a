import type { ButtonHTMLAttributes } from "react";
import { buttonClass, type ButtonLook } from "./button-class.ts";

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Shows the spinner and ignores clicks. Use the -ing form of the label: "Sending...". */
    busy?: boolean;
  };

/**
 * A button. Inside a form it submits, as in HTML. A button with a click handler does not, unless its `type` is
 * "submit".
 */
export function Button({ look, size, block, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={onClick && "button"}
      {...rest}
      className={buttonClass({ look, size, block }, className)}
      aria-busy={busy || undefined}
      // Not `disabled`: the focus would move to the top of the page during the wait.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
