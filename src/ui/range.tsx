import { useEffect, useRef, type ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/**
 * A slider for a minimum: its track is grey below the value and gentian above it.
 *
 * JavaScript sets the fill, since the Content-Security-Policy allows no style attributes. Without JavaScript the whole
 * track is gentian, and the thumb still shows the value.
 */
export function Range({ className, onInput, ...rest }: ComponentProps<"input">) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) paintTrack(input.current);
  });
  return (
    <input
      {...rest}
      ref={input}
      type="range"
      className={classNames("range", className)}
      onInput={(event) => {
        paintTrack(event.currentTarget);
        onInput?.(event);
      }}
    />
  );
}

function paintTrack(input: HTMLInputElement): void {
  const min = Number(input.min || 0);
  const max = Number(input.max || 100);
  const share = max > min ? (input.valueAsNumber - min) / (max - min) : 0;
  input.style.setProperty("--v", `${share * 100}%`);
}
