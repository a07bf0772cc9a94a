/** Pixels of the longer side, enough for a printed passport photo. */
const side = 600;
const quality = 0.85;

/**
 * Converts a chosen picture to a small JPEG. The picture is redrawn, which drops the file's metadata (place, device,
 * time). Returns null if the browser cannot read it.
 */
export async function shrinkPhoto(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return null;
    // Transparent areas would be black in a JPEG.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL("image/jpeg", quality);
  } catch {
    return null;
  }
}
