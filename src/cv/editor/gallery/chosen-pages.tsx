import { useEffect, useState } from "react";
import type { CvDocument } from "../../document/cv-document.ts";
import { templates } from "../../document/cv-look.ts";
import { pageCount } from "./fit-texts.ts";
import type { LookDrawer } from "./look-drawer.ts";
import { Picture } from "./picture.tsx";

/** The width of a page in CSS pixels. */
const width = 400;

export function ChosenPages({ document, drawer }: { document: CvDocument; drawer: LookDrawer }) {
  const [pictures, setPictures] = useState<readonly ImageBitmap[]>([]);
  const { label } = templates[document.look.template];
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const wish = {
      pages: "all",
      width: Math.round(width * devicePixelRatio),
      isUrgent: true,
      signal,
    } as const;
    drawer
      .draw(document, wish)
      .then((drawing) => drawing && !signal.aborted && setPictures(drawing.pictures))
      .catch(reportError);
    return () => abort.abort();
  }, [drawer, document]);
  return (
    <section className="gallery-chosen" aria-labelledby="gallery-chosen">
      <h3 id="gallery-chosen" className="h-ui">
        {label}
        {pictures.length > 0 && `, ${pageCount(pictures.length)}`}
      </h3>
      {pictures.map((picture, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the second page is the second page
        <Picture key={index} of={picture} label={`Page ${index + 1} in ${label}`} />
      ))}
    </section>
  );
}
