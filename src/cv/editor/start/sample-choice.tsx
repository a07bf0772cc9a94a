import { useEffect, useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { fromJsonResume } from "../../json-resume/from-json-resume.ts";
import type { Sample } from "../../samples/samples.ts";
import type { LookDrawer } from "../gallery/look-drawer.ts";
import { Picture } from "../gallery/picture.tsx";
import { browserEnv } from "../../../platform/browser/browser-env.ts";

/** The width of a picture in CSS pixels. */
const width = 150;

type SampleChoiceProps = { sample: Sample; drawer: LookDrawer; onChoose: () => void };

/** A sample with a picture of its first page, drawn here. Without a picture it can be chosen all the same. */
export function SampleChoice({ sample, drawer, onChoose }: SampleChoiceProps) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    async function draw(): Promise<void> {
      const reading = fromJsonResume(await sample.load(), browserEnv.newId);
      if (!reading.ok || signal.aborted) return;
      const wish = { pages: "first", width: Math.round(width * devicePixelRatio), signal } as const;
      const [first] = (await drawer.draw(reading.document, wish))?.pictures ?? [];
      if (first && !signal.aborted) setPicture(first);
    }
    // Offline, for example: choosing the sample says so.
    draw().catch(() => undefined);
    return () => abort.abort();
  }, [sample, drawer]);
  return (
    <li>
      <button type="button" onClick={onChoose}>
        <span className="template-page">
          {picture ? <Picture of={picture} /> : <span className="gallery-picture" />}
        </span>
        <span>
          <b>{sample.label}</b> <Badge tone="line">Sample</Badge>
          <span className="meta">{sample.about}</span>
        </span>
      </button>
    </li>
  );
}
