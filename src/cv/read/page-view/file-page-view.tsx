import type { FilePage, FileLine } from "../file-page.ts";
import { boxInPercent, type PageMark } from "./page-mark.ts";
import { useEffect, useRef, type CSSProperties, type ReactNode } from "react";

type FollowMark = (mark: PageMark) => void;

type MarkLinkProps = {
  mark: PageMark;
  style?: CSSProperties;
  onFollow: FollowMark | undefined;
  /** The marked text, where the mark is around text. */
  children?: ReactNode;
};

type PagePictureProps = {
  page: FilePage;
  size: { width: number; height: number };
  picture: ImageBitmap | undefined;
  label: string;
};

type FileLinesProps = {
  lines: readonly FileLine[];
  marks: readonly PageMark[];
  onFollow: FollowMark | undefined;
};

type FilePageViewProps = {
  pages: readonly FilePage[];
  marks: readonly PageMark[];
  /** Pictures of the first pages, drawn in this browser. Pages without one show their lines. */
  pictures?: readonly ImageBitmap[];
  /** Called instead of going to the address of a mark. Without it, or without JavaScript, marks are plain links. */
  onFollow?: FollowMark;
};

/**
 * Shows the pages of a file with a link on each part that was read. Pages of a PDF look like the original; other formats
 * have no pages, so their lines are shown one below the other.
 */
export function FilePageView({ pages, marks, pictures = [], onFollow }: FilePageViewProps) {
  return (
    <div className="file-pages">
      {pages.map((page, index) => {
        const own = marks.filter((mark) => mark.page === index + 1);
        const label = pages.length === 1 ? "The file" : `Page ${index + 1} of ${pages.length}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- pages have no other identity than their number
          <section className="file-page" aria-label={label} key={index}>
            {page.size ? (
              <div className="file-sheet" style={{ aspectRatio: `${page.size.width} / ${page.size.height}` }}>
                <PagePicture page={page} size={page.size} picture={pictures[index]} label={label} />
                {own.map((mark) => (
                  <MarkLink
                    key={`${mark.href} ${mark.box.join(" ")}`}
                    mark={mark}
                    style={page.size ? boxInPercent(mark, page.size) : {}}
                    onFollow={onFollow}
                  />
                ))}
              </div>
            ) : (
              <FileLines lines={page.lines} marks={own} onFollow={onFollow} />
            )}
          </section>
        );
      })}
    </div>
  );
}

/** The lines of a file without pages, each a link if something was read from it. */
function FileLines({ lines, marks, onFollow }: FileLinesProps) {
  const marksAt = new Map(marks.map((mark) => [mark.box[1], mark]));
  return (
    <div className="file-lines">
      {lines.map((line) => {
        const mark = marksAt.get(line.box[1]);
        const look = line.level > 0 || line.size > 13 ? "head" : line.bold ? "bold" : undefined;
        return (
          <p key={line.box[1]} dir="auto" data-look={look} data-bullet={line.bullet || undefined}>
            {mark ? (
              <MarkLink mark={mark} onFollow={onFollow}>
                {line.text}
              </MarkLink>
            ) : (
              line.text
            )}
          </p>
        );
      })}
    </div>
  );
}

/** The picture of a page, or its lines in their places until there is one. */
function PagePicture({ page, size, picture, label }: PagePictureProps) {
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

/** A part of a page that leads to its field. */
function MarkLink({ mark, style, onFollow, children }: MarkLinkProps) {
  return (
    <a
      className={children === undefined ? "file-mark" : "file-mark file-mark-text"}
      data-tone={mark.tone}
      aria-current={mark.isHere ? "true" : undefined}
      href={mark.href}
      title={mark.label}
      style={style}
      onClick={
        onFollow &&
        ((event) => {
          event.preventDefault();
          onFollow(mark);
        })
      }
    >
      {children}
      <span className="sr">
        {children === undefined ? "" : " "}
        {mark.label}
      </span>
    </a>
  );
}
