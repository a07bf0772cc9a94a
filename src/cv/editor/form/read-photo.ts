/** Pixels of the longer side: enough for a printed passport picture. */
const side = 600;
const quality = 0.85;

/**
 * Reads a picture that somebody chose as a small JPEG. It is drawn anew, so nothing that the file said beside the
 * picture (place, device, time) comes along. Null where the browser cannot read it.
 */
export async function readPhoto(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return null;
    // Where the picture has holes a JPEG would be black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL("image/jpeg", quality);
  } catch {
    return null;
  }
}
