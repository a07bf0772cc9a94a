import type { ReactNode } from "react";

type PictureChoiceProps = {
  /** The name of a picture: a template or a sample. */
  picture: string;
  /** Whether the picture waits, with its space kept, so that others come first. */
  isWaiting?: boolean;
  /** Called once the picture is there, or cannot be loaded. */
  onLoaded?: () => void;
  children: ReactNode;
  onChoose: () => void;
};

/** A button with a picture of a page. Without the picture it can be chosen all the same. */
export function PictureChoice({
  picture,
  isWaiting = false,
  onLoaded,
  children,
  onChoose,
}: PictureChoiceProps) {
  return (
    <button type="button" onClick={onChoose}>
      <span className="template-page">
        {isWaiting ? (
          <span className="gallery-picture" />
        ) : (
          <img
            className="gallery-picture"
            src={`/cv-builder/pictures/${picture}`}
            alt=""
            width={595}
            height={842}
            loading="lazy"
            onLoad={onLoaded}
            onError={onLoaded}
          />
        )}
      </span>
      <span>{children}</span>
    </button>
  );
}
