import type { FilePage } from "../file-page.ts";
import { FileLines } from "./file-lines.tsx";
import { MarkLink, type FollowMark } from "./mark-link.tsx";
import { boxInPercent, type PageMark } from "./page-mark.ts";
import { PagePicture } from "./page-picture.tsx";

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
