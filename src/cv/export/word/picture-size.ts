/** Reads the pixels of a PNG or JPEG from its header. Returns null for other or broken files. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size =
    bytes.length > 24 && view.getUint32(0) === 0x89_50_4e_47
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : jpegSize(view);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** The first frame header of a JPEG (ITU T.81, B.2.2). */
function jpegSize(view: DataView): { width: number; height: number } | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xff_d8) return null;
  for (let at = 2; at + 9 < view.byteLength;) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (view.getUint8(at) !== 0xff) return null;
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
