import type { CSSProperties, ReactNode } from "react";
import type { PageMark } from "./page-mark.ts";

export type FollowMark = (mark: PageMark) => void;

type MarkLinkProps = {
  mark: PageMark;
  style?: CSSProperties;
  onFollow: FollowMark | undefined;
  /** The marked text, where the mark is around text. */
  children?: ReactNode;
};

/** A part of a page that leads to its field. */
export function MarkLink({ mark, style, onFollow, children }: MarkLinkProps) {
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
