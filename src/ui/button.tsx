import type { ButtonHTMLAttributes } from "react";
import { buttonClass, type ButtonLook } from "./button-class.ts";

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Shows the spinner and ignores clicks. Give the label its -ing form: "Sending...". */
    busy?: boolean;
  };

/** A button. `type` is "submit" inside forms unless told otherwise, as in HTML. */
export function Button({ look, size, block, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className={buttonClass({ look, size, block }, className)}
      aria-busy={busy || undefined}
      // Not disabled: the focus would fall to the top of the page while waiting.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
