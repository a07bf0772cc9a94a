import { useEffect, useRef } from "react";

/** Shows a painted page. Without a label it is decoration for screen readers. */
export function Picture({ of, label }: { of: ImageBitmap; label?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    element.width = of.width;
    element.height = of.height;
    element.getContext("2d")?.drawImage(of, 0, 0);
  }, [of]);
  return (
    <canvas
      ref={canvas}
      className="gallery-picture"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is painted here is a picture
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}
