import type { ReactNode } from "react";

type PictureChoiceProps = {
  /** The name of a picture: a template or a sample. */
  picture: string;
  children: ReactNode;
  onChoose: () => void;
};

/** A button with a picture of a page. Without the picture it can be chosen all the same. */
export function PictureChoice({ picture, children, onChoose }: PictureChoiceProps) {
  return (
    <button type="button" onClick={onChoose}>
      <span className="template-page">
        <img
          className="gallery-picture"
          src={`/cv-builder/pictures/${picture}`}
          alt=""
          width={595}
          height={842}
          loading="lazy"
        />
      </span>
      <span>{children}</span>
    </button>
  );
}
