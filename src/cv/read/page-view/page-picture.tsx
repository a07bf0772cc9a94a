import { useEffect, useRef } from "react";
import type { FilePage } from "../file-page.ts";

type PagePictureProps = {
  page: FilePage;
  size: { width: number; height: number };
  picture: ImageBitmap | undefined;
  label: string;
};

/** The picture of a page, or its lines in their places until there is one. */
export function PagePicture({ page, size, picture, label }: PagePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (picture) canvas.current?.getContext("2d")?.drawImage(picture, 0, 0);
  }, [picture]);
  if (picture)
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is painted here is a picture
      <canvas ref={canvas} role="img" aria-label={label} width={picture.width} height={picture.height} />
    );
  const percent = (length: number, of: number) => `${(length / of) * 100}%`;
  return (
    <div className="file-text">
      {page.lines.map(({ text, box: [x, y, width], size: height, bold }) => (
        <p
          key={`${x} ${y}`}
          dir="auto"
          style={{
            left: percent(x, size.width),
            top: percent(y, size.height),
            width: percent(width + 12, size.width),
            fontSize: `${(height / size.width) * 100}cqi`,
            fontWeight: bold ? 600 : 400,
          }}
        >
          {text}
        </p>
      ))}
    </div>
  );
}
