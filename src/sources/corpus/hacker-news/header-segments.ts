/** A dash that is not between two amounts, as in "$80k - $140k". */
const dash =
  /\s+[-–—]{1,3}\s+(?!(?:[A-Z]{0,3}\p{Sc})?\s?\d)|(?<=[\p{L}\d)]\.?)[-–—]\s+|\s[-–—]{2,3}|[-–—]{2,3}\s/u;

/**
 * Splits a header line at the separators of its writer: bars, else dashes, bullets, slashes, else commas. A single
 * piece means that the line is a sentence and not a header.
 */
export function segmentsOf(line: string): string[] {
  if (/[|¦]/.test(line)) return clean(line.split(/\s*[|¦]+\s*/));
  // Some writers use a small L or a capital I as a bar.
  const byLetter = clean(line.split(/\s+[lI]\s+/));
  if (byLetter.length > 2) return byLetter;
  const byBullet = clean(line.split(/\s+[•·∙●►»]\s+|\s+::\s+|\s+\/{2}\s+/));
  if (byBullet.length > 2) return byBullet;
  const byDash = clean(line.split(dash));
  if (byDash.length > 2) return byDash;
  const whole = line.replace(/https?:\/\/\S+/g, (url) => url.replaceAll("/", hiddenSlash));
  const byTightSlash = clean(whole.split("/"));
  if (byTightSlash.length > 3 && line.length < 140) return byTightSlash.map(withSlashes);
  const bySlash = clean(whole.split(/\s*\/\s+|\s+\/\s*/));
  if (bySlash.length > 2) return bySlash.map(withSlashes);
  if (byDash.length > 1) return byDash;
  return bySlash.length > 1 ? bySlash.map(withSlashes) : clean([line]);
}

/** Replaces the slashes of addresses while the line is split at the others. */
const hiddenSlash = "\u2044";

function withSlashes(piece: string): string {
  return piece.replaceAll(hiddenSlash, "/");
}

/** Splits a piece where a dash joins two things: "MongoDB -- NYC". */
export function dashedParts(segment: string): string[] {
  return clean(segment.split(dash));
}

function clean(pieces: readonly string[]): string[] {
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\d]/u.test(piece));
}
