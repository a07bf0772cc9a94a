import type { ImageRun, IXmlableObject } from "docx";

/**
 * Gives a picture round corners. docx writes the frame of every picture as a rectangle, so its XML is changed.
 *
 * @param corners "round" for an ellipse, or the radius as a share of the shorter side
 */
export function shapePicture(picture: ImageRun, corners: "round" | number): ImageRun {
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
