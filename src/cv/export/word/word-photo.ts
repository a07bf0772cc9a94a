import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  Paragraph,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
  AlignmentType,
  type IXmlableObject,
} from "docx";
import type { CvPage, PagePhoto } from "../../view-model/cv-page.ts";
import type { WordMeasures } from "./word-measures.ts";

/** docx counts in pixels, at 96 to the inch. */
const pixelsOfMillimetre = 96 / 25.4;
/** English Metric Units in a millimetre, for distances to the text. */
const unitsOfMillimetre = 36_000;

/** The size of the photo in twentieths of a point, or null without a readable photo. */
export function photoSize(
  { photo }: Pick<CvPage, "photo">,
  { look }: WordMeasures,
): { width: number; height: number } | null {
  if (!photo || !pictureSize(bytesOf(photo))) return null;
  const width = Math.round((look.photo.width / 25.4) * 1_440);
  return { width, height: Math.round(width * look.photo.ratio) };
}

/**
 * The photo in a paragraph of its own at the top: in the corner with the text next to it, or above the name. It is
 * cropped to the frame of the template, and has its round corners if it has that shape already. Returns null without a
 * readable photo.
 */
export function wordPhoto(
  { photo, direction, name, title }: CvPage,
  { look }: WordMeasures,
): Paragraph | null {
  const bytes = photo && bytesOf(photo);
  const size = bytes && pictureSize(bytes);
  if (!photo || !bytes || !size) return null;
  const { width, ratio, side, corners } = look.photo;
  const isCropped = Math.abs(size.height / size.width - ratio) > 0.01;
  const picture = new ImageRun({
    type: photo.type === "jpeg" ? "jpg" : "png",
    data: bytes,
    transformation: {
      width: Math.round(width * pixelsOfMillimetre),
      height: Math.round(width * ratio * pixelsOfMillimetre),
    },
    ...(isCropped ? { crop: cropTo(ratio, size) } : {}),
    altText: { name: "Photo", title: "", description: name?.text ?? title },
    ...(side === "center"
      ? {}
      : {
          floating: {
            horizontalPosition: {
              relative: HorizontalPositionRelativeFrom.MARGIN,
              align: direction === "ltr" ? HorizontalPositionAlign.RIGHT : HorizontalPositionAlign.LEFT,
            },
            verticalPosition: {
              relative: VerticalPositionRelativeFrom.MARGIN,
              ...(look.head.ground
                ? { offset: 3 * unitsOfMillimetre }
                : { align: VerticalPositionAlign.TOP }),
            },
            wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.BOTH_SIDES },
            margins: { left: 6 * unitsOfMillimetre, right: 6 * unitsOfMillimetre, top: 0, bottom: 0 },
          },
        }),
  });
  // A paragraph of its own, so that the name is text alone. Next to the photo it takes no height.
  const spacing = side === "center" ? { before: 0, after: 120 } : { before: 0, after: 0, line: 20 };
  // LibreOffice loses a picture that is cropped and has round corners.
  if (corners !== undefined && !isCropped)
    shapePicture(picture, corners === "round" ? corners : corners / (width * Math.min(1, ratio)));
  return new Paragraph({
    children: [picture],
    ...(side === "center" ? { alignment: AlignmentType.CENTER } : {}),
    spacing,
  });
}

/** Percent to cut off so that the middle of the picture fills the frame. */
function cropTo(ratio: number, { width, height }: { width: number; height: number }) {
  const own = height / width;
  if (own > ratio) {
    const cut = ((1 - ratio / own) / 2) * 100;
    return { top: cut, bottom: cut };
  }
  const cut = ((1 - own / ratio) / 2) * 100;
  return { left: cut, right: cut };
}

function bytesOf({ base64 }: PagePhoto): Uint8Array {
  return Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
}

/**
 * Gives a picture round corners. docx writes the frame of every picture as a rectangle, so its XML is changed.
 *
 * @param corners "round" for an ellipse, or the radius as a share of the shorter side
 */
function shapePicture(picture: ImageRun, corners: "round" | number): ImageRun {
  const write = picture.prepForXml.bind(picture);
  const preset = corners === "round" ? "ellipse" : "roundRect";
  // The size of corners is in hundred thousandths.
  const sizes =
    corners === "round"
      ? []
      : [{ "a:gd": { _attr: { name: "adj", fmla: `val ${Math.round(corners * 100_000)}` } } }];
  const frame = [{ _attr: { prst: preset } }, { "a:avLst": sizes }];
  picture.prepForXml = (context) => {
    const xml = write(context);
    return xml && (withFrame(xml, frame) as IXmlableObject);
  };
  return picture;
}

function withFrame(xml: unknown, frame: unknown): unknown {
  if (Array.isArray(xml)) return xml.map((one: unknown) => withFrame(one, frame));
  // The bytes of the picture are not part of its XML.
  if (typeof xml !== "object" || xml === null || ArrayBuffer.isView(xml)) return xml;
  return Object.fromEntries(
    Object.entries(xml).map(([name, one]) => [name, name === "a:prstGeom" ? frame : withFrame(one, frame)]),
  );
}

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
