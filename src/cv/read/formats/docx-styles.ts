import { Parser } from "htmlparser2";

/** The look of a paragraph style, with what it has from the styles that it is based on. */
export type DocxStyle = {
  bold: boolean;
  italic: boolean;
  size: number | null;
  level: number;
  isList: boolean;
};

type Raw = {
  basedOn: string | null;
  name: string;
  bold?: boolean;
  italic?: boolean;
  size?: number;
  outline?: number;
  isList?: boolean;
};

export const isToggleOn = (value: string | undefined): boolean =>
  !["0", "false", "off", "none"].includes(value ?? "1");

/** Reads styles.xml. Returns the default size in points and each style by its id. */
export function readDocxStyles(xml: string): { size: number; styleOf: (id: string | null) => DocxStyle } {
  const raws = new Map<string, Raw>();
  let current: Raw | null = null;
  let isDefault = false;
  let size = 11;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const value = attributes["w:val"];
        if (tag === "w:docDefaults") isDefault = true;
        if (tag === "w:style") {
          current = { basedOn: null, name: "" };
          raws.set(attributes["w:styleId"] ?? "", current);
        }
        if (tag === "w:sz" && isDefault) size = Number(value) / 2 || size;
        if (!current) return;
        if (tag === "w:basedOn") current.basedOn = value ?? null;
        if (tag === "w:name") current.name = value ?? "";
        if (tag === "w:b") current.bold = isToggleOn(value);
        if (tag === "w:i") current.italic = isToggleOn(value);
        if (tag === "w:sz") current.size = Number(value) / 2;
        if (tag === "w:outlineLvl") current.outline = Number(value) + 1;
        if (tag === "w:numPr") current.isList = true;
      },
      onclosetag(tag) {
        if (tag === "w:style") current = null;
        if (tag === "w:docDefaults") isDefault = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);

  const resolve = (id: string | null, depth: number): Raw => {
    const raw = id === null ? undefined : raws.get(id);
    if (!raw || depth > 10) return { basedOn: null, name: "" };
    return { ...resolve(raw.basedOn, depth + 1), ...raw };
  };
  return {
    size,
    styleOf: (id) => {
      const { name, bold = false, italic = false, size: own = null, outline = 0, isList } = resolve(id, 0);
      const named = /^(?:heading|überschrift|titre|título|titolo)\s*([1-6])/i.exec(name)?.[1];
      const level = Number(named ?? 0) || (outline <= 6 ? outline : 0);
      return { bold, italic, size: own, level, isList: isList ?? /list|aufzählung|puce|bullet/i.test(name) };
    },
  };
}
