import type { EntryPiece } from "./entry-pieces.ts";

const between =
  /\s+(?:at|bei|beim|chez|presso|w firmie|bij|στην|στο|у компанії|в компанії|في شركة)\s+|\s*[,،、，]\s*/iu;

/** Splits a head of one piece at the first word or comma between role and employer. */
export function splitRoleAndEmployer(piece: EntryPiece): EntryPiece[] {
  const match = between.exec(piece.text);
  if (!match || match.index < 2) return [piece];
  const rest = piece.text.slice(match.index + match[0].length);
  if (rest === "") return [piece];
  return [
    { ...piece, text: piece.text.slice(0, match.index) },
    { ...piece, text: rest },
  ];
}
