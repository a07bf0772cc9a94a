import { expect, test } from "vitest";
import { templates } from "../document/cv-look.ts";
import type { CvRenderer } from "../render/cv-renderer.server.ts";
import { openTypst } from "../render/typst-engine.server.ts";
import { samplePicture } from "./sample-pictures.server.ts";
import { pictureName, samples } from "./samples.ts";

const typst = openTypst();
let drawings = 0;
let isBusy = false;
const renderer: Pick<CvRenderer, "renderPages"> = {
  renderPages: (page) => {
    drawings += 1;
    if (isBusy) return Promise.resolve({ ok: false, reason: "busy" });
    const drawing = typst.drawPages(page);
    return Promise.resolve(drawing.ok ? drawing : { ok: false, reason: "failed" });
  },
};

test("each template and each sample has a picture, drawn once", async () => {
  const names = [...Object.keys(templates), ...samples.map(({ label }) => pictureName(label))];
  for (const name of [...names, ...names]) {
    // oxlint-disable-next-line no-await-in-loop -- one engine
    const svg = await samplePicture(renderer as CvRenderer, name);
    expect(svg, name).toMatch(/^<svg xmlns=.*<use /s);
  }
  expect(drawings).toBe(names.length);
});

test("other names have none, and a busy renderer is asked again", async () => {
  const other = { ...renderer } as CvRenderer;
  expect(await samplePicture(other, "constructor")).toBeNull();
  isBusy = true;
  expect(await samplePicture(other, "ledger")).toBeNull();
  isBusy = false;
  expect(await samplePicture(other, "ledger")).not.toBeNull();
});
