import { useEffect, useState } from "react";
import { fieldAt } from "../../edit/field-at.ts";
import type { FieldAddress } from "../../edit/field-address.ts";
import { browserWorld } from "../session/browser-world.ts";
import { useSession } from "../session/session-context.ts";
import { openPreviewLine, type PreviewFailure } from "./preview-line.ts";
import { pageAddress, type PreviewPlace } from "./preview-drawing.ts";

export type PreviewPage = {
  svg: string;
  /** For an `<img>`. */
  address: string;
  /** In points. */
  width: number;
  height: number;
};

export type Preview = {
  pages: readonly PreviewPage[];
  /** The field that a point of a page (from 1, in points) was drawn from. */
  fieldUnder: (page: number, x: number, y: number) => FieldAddress | null;
};

/** A finger is this many points wide. */
const near = 6;

/** The pages of the open CV, drawn anew as it changes; the last drawing stays while the next is on its way. */
export function usePreview(): { preview: Preview | null; failure: PreviewFailure | null } {
  const session = useSession();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<PreviewFailure | null>(null);
  useEffect(() => {
    const line = openPreviewLine({
      ...browserWorld,
      onFailed: setFailure,
      onDrawn({ pages, places }, document) {
        setFailure(null);
        setPreview((before) => ({
          // A page that is the same stays the same picture, and nothing of it is drawn again.
          pages: pages.map((svg, index) =>
            before?.pages[index]?.svg === svg ? before.pages[index] : readPage(svg),
          ),
          fieldUnder(page, x, y) {
            const pointer = placeUnder(places, page, x, y)?.pointer;
            return pointer === undefined ? null : fieldAt(document, pointer);
          },
        }));
      },
    });
    let drawn = session.read().document;
    line.ask(drawn);
    const unsubscribe = session.subscribe(() => {
      const { document } = session.read();
      if (document !== drawn) line.ask(document);
      drawn = document;
    });
    return () => {
      unsubscribe();
      line.close();
    };
  }, [session]);
  return { preview, failure };
}

function readPage(svg: string): PreviewPage {
  const [, width = "595", height = "842"] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { svg, address: pageAddress(svg), width: Number(width), height: Number(height) };
}

function placeUnder(places: readonly PreviewPlace[], page: number, x: number, y: number) {
  const distance = (place: PreviewPlace): number =>
    Math.max(place.x - x, x - place.x - place.w, 0) + Math.max(place.y - y, y - place.y - place.h, 0);
  const close = places.filter((place) => place.page === page && distance(place) <= near);
  // Of those that overlap, the smallest is meant.
  return close.toSorted((a, b) => distance(a) - distance(b) || a.w * a.h - b.w * b.h)[0];
}
