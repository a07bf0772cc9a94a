import { findLinks } from "./find-links.ts";
import { trimEdges, type Piece } from "./pieces.ts";

/** Takes an address out of a piece. */
export function takeLink(piece: Piece): { piece: Piece | null; url: Piece | null } {
  const [link] = findLinks(piece.text);
  if (!link) return { piece, url: null };
  const [rest = ""] = piece.text
    .split(link)
    .map(trimEdges)
    .filter((text) => text !== "");
  return { piece: rest === "" ? null : { ...piece, text: rest }, url: { ...piece, text: link } };
}
