// The accepted values of attributes. An attribute with any other value is treated as absent.

export const number = /^-?\d+(\.\d+)?(e-?\d+)?$/;
/** #rgb, #rgba, #rrggbb or #rrggbbaa. */
export const colour = /^(none|#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8}))$/i;
export const idPattern = /^[\w+/-]+$/;
export const pathShape = /^[MLHVCSQTAZmlhvcsqtaz\d\s.,e-]+$/;
export const transformShape = /^(translate|scale|matrix|rotate)\([\d\s.,e-]+\)$/;
export const picture64 = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/;
export const glyphUse = /<use x="(-?\d+(?:\.\d+)?)"(?: y="(-?\d+(?:\.\d+)?)")? href="#([\w+/-]+)"\/>/g;

/** Returns the value of an attribute if it matches `shape`. */
export function attribute(words: string, name: string, shape: RegExp): string | null {
  const begin = words.indexOf(` ${name}="`);
  if (begin === -1) return null;
  const from = begin + name.length + 3;
  const end = words.indexOf('"', from);
  const value = end === -1 ? "" : words.slice(from, end);
  return shape.test(value) ? value : null;
}
