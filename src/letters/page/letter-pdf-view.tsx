import { useEffect, useRef, useState } from "react";
import { openBrowserRenderer, type BrowserRenderer } from "../../cv/render/browser/browser-renderer.ts";
import { startEngineWorker } from "../../cv/render/browser/start-engine-worker.ts";
import { writeSvg } from "../../cv/render/svg-frame-writer.ts";
import { letterPage } from "../letter-pdf-page.ts";
import type { Letter } from "../letter.ts";

/** The pages of the letter as in its PDF, drawn by the engine in this browser. */
export default function LetterPages({ letter }: { letter: Letter }) {
  const [pages, setPages] = useState<readonly string[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const renderer = useRef<BrowserRenderer>(null);
  useEffect(
    () => () => {
      renderer.current?.close();
      renderer.current = null;
    },
    [],
  );
  useEffect(() => {
    let isOutdated = false;
    renderer.current ??= openBrowserRenderer(startEngineWorker);
    const draw = async (engine: BrowserRenderer): Promise<void> => {
      const drawing = await engine.drawPages(letterPage(letter)).catch(() => null);
      if (isOutdated) return;
      if (drawing?.ok) setPages(writeSvg(drawing.pages, "letter-"));
      setHasFailed(!drawing?.ok);
    };
    void draw(renderer.current);
    return () => {
      isOutdated = true;
    };
  }, [letter]);

  if (hasFailed) return <p>The page could not be drawn in this browser. Download the PDF to see it.</p>;
  if (pages.length === 0)
    return (
      <p>
        Drawing the page... The first time, this browser loads about nine megabytes for it. Nothing of your
        letter is sent.
      </p>
    );
  return pages.map((svg, at) => (
    <img
      // oxlint-disable-next-line react/no-array-index-key -- the second page is the second page
      key={at}
      className="letter-page"
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={`Page ${at + 1} of ${pages.length} of the letter`}
    />
  ));
}
