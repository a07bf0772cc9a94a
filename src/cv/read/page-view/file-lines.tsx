import type { FileLine } from "../file-page.ts";
import { MarkLink, type FollowMark } from "./mark-link.tsx";
import type { PageMark } from "./page-mark.ts";

type FileLinesProps = {
  lines: readonly FileLine[];
  marks: readonly PageMark[];
  onFollow: FollowMark | undefined;
};

/** The lines of a file without pages, each a link if something was read from it. */
export function FileLines({ lines, marks, onFollow }: FileLinesProps) {
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
