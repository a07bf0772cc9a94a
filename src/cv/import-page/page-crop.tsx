import { useEffect, useRef } from "react";
import type { FilePlace } from "../read/file-page.ts";
import { useReviewed } from "./use-review.ts";

/** Points around the text that are shown with it. Letters reach below the box by a quarter of their size. */
const around = { x: 6, above: 1, below: 4 };
/** The width that is shown at most, in heights of the text: the rest of a long line would make its letters tiny. */
const widest = 27;

/** The part of the original that a text comes from, if its page was drawn. */
export function PageCrop({ place: { page, box } }: { place: FilePlace }) {
  const { pictures, pages } = useReviewed();
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = pictures[page - 1];
  const size = pages[page - 1]?.size;
  const scale = picture && size ? picture.width / size.width : null;
  const [x, y, width, height] = box;
  const part = scale && {
    x: Math.max(0, (x - around.x) * scale),
    y: Math.max(0, (y - around.above) * scale),
    width: Math.min(width + 2 * around.x, height * widest) * scale,
    height: (height + around.above + around.below) * scale,
  };
  useEffect(() => {
    if (!picture || !part) return;
    canvas.current
      ?.getContext("2d")
      ?.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, part.width, part.height);
  });
  if (!part || part.width <= 0) return null;
  return (
    <canvas
      ref={canvas}
      className="page-crop"
      aria-hidden="true"
      width={Math.round(part.width)}
      height={Math.round(part.height)}
    />
  );
}
