import type { ButtonHTMLAttributes } from "react";
import { buttonClass, type ButtonLook } from "./button-class.ts";

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Shows the spinner and ignores clicks. Use the -ing form of the label: "Sending...". */
    busy?: boolean;
  };

/** A button. As in HTML, the default `type` inside a form is "submit". */
export function Button({ look, size, block, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className={buttonClass({ look, size, block }, className)}
      aria-busy={busy || undefined}
      // Not `disabled`: the focus would move to the top of the page during the wait.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
