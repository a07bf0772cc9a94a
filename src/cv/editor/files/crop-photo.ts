import { wordLooks } from "../../export/word/word-looks.ts";
import type { CvPage, PagePhoto } from "../../view-model/cv-page.ts";

const quality = 0.9;

/** Crops the photo of a page for Word, if its template has round corners. Word files keep them only of whole pictures. */
export async function cropPhotoForWord(page: CvPage): Promise<CvPage> {
  const { corners, ratio } = wordLooks[page.look.template].photo;
  return page.photo && corners !== undefined ? { ...page, photo: await crop(page.photo, ratio) } : page;
}

/**
 * Crops a photo to the middle part that has a shape. Returns it as it is if the browser cannot read it.
 *
 * @param ratio the height as a multiple of the width
 */
async function crop(photo: PagePhoto, ratio: number): Promise<PagePhoto> {
  try {
    const bytes = Uint8Array.from(atob(photo.base64), (sign) => sign.codePointAt(0) ?? 0);
    const picture = await createImageBitmap(new Blob([bytes], { type: `image/${photo.type}` }));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(Math.min(picture.width, picture.height / ratio));
    canvas.height = Math.round(canvas.width * ratio);
    const context = canvas.getContext("2d");
    if (!context) return photo;
    // Transparent areas would be black in a JPEG.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    const [x, y] = [(canvas.width - picture.width) / 2, (canvas.height - picture.height) / 2];
    context.drawImage(picture, x, y);
    picture.close();
    const [, base64] = canvas.toDataURL("image/jpeg", quality).split(",");
    return base64 ? { type: "jpeg", base64 } : photo;
  } catch {
    return photo;
  }
}
