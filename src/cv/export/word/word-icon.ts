import { ImageRun } from "docx";
import type { ContactIcon } from "../../view-model/cv-page.ts";
import { drawIcon, iconSize } from "./draw-icon.ts";
import type { WordMeasures } from "./word-measures.ts";

/** docx counts in pixels, at 96 to the inch. */
const pixelsPerPoint = 96 / 72;

/** An icon before a contact, in the colour of the contacts. It has no text, so that no program reads it. */
export function wordIcon(icon: ContactIcon, { look, size, color }: WordMeasures): ImageRun {
  const { contacts } = look.head;
  const em = size * contacts.size * pixelsPerPoint;
  return new ImageRun({
    type: "png",
    data: drawIcon(icon, color(contacts.color)),
    transformation: { width: iconSize.width * em, height: iconSize.height * em },
    altText: { name: "Icon", title: "", description: "" },
  });
}
