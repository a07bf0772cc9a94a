import { useEffect, useState } from "react";

/** Draws the pages of a PDF in this browser. Empty for other files, without a file, and until they are drawn. */
export function usePagePictures(file: File | null): ImageBitmap[] {
  const [drawn, setDrawn] = useState<{ file: File; pictures: ImageBitmap[] } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const leaving = new AbortController();
    const showPage = (picture: ImageBitmap) =>
      setDrawn((before) => ({
        file,
        pictures: [...(before?.file === file ? before.pictures : []), picture],
      }));
    import("../../cv/read/browser/read-file-in-browser.ts")
      .then(({ readFileInBrowser }) => readFileInBrowser(file, { signal: leaving.signal, showPage }))
      // Without pictures, the page shows the text at its places.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [file]);
  return drawn && drawn.file === file ? drawn.pictures : [];
}
