import { findLinks } from "./find-links.ts";
import { trimEdges, type EntryPiece } from "./entry-pieces.ts";

/** Takes an address out of a piece. */
export function takeLink(piece: EntryPiece): { piece: EntryPiece | null; url: EntryPiece | null } {
  const [link] = findLinks(piece.text);
  if (!link) return { piece, url: null };
  const [rest = ""] = piece.text
    .split(link)
    .map(trimEdges)
    .filter((text) => text !== "");
  return { piece: rest === "" ? null : { ...piece, text: rest }, url: { ...piece, text: link } };
}
