import type { BoardAddress } from "./adapter.ts";
import { defaultBoards } from "./default-boards.ts";

/**
 * The employer of a board whose records do not name one: as configured, else as known for the board,
 * else the board's own token made readable ("northwind-foods" → "Northwind Foods").
 * Without a configured board the token is taken from a page's address: `https://jobs.lever.co/{token}/…`.
 */
export function companyOfBoard(
  adapter: string,
  address: BoardAddress,
  pageUrl: string | null,
): string | null {
  if (address.companyName !== null && address.companyName.trim() !== "") return address.companyName.trim();
  const token = address.board === "" ? tokenIn(pageUrl) : address.board.replace(/^eu:/, "");
  if (token === null) return null;
  const known = defaultBoards.find((board) => board.adapter === adapter && sameToken(board.board, token));
  return known?.companyName ?? readableToken(token);
}

function sameToken(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Hosts on which the first part of the path is the employer's token. */
const boardHost = /(?:^|\.)(?:greenhouse\.io|lever\.co|ashbyhq\.com)$/i;

function tokenIn(pageUrl: string | null): string | null {
  if (pageUrl === null || !URL.canParse(pageUrl)) return null;
  const { hostname, pathname } = new URL(pageUrl);
  if (!boardHost.test(hostname)) return null;
  const token = pathname.split("/").find((part) => part !== "" && part !== "embed");
  return token === undefined ? null : safelyDecoded(token);
}

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function readableToken(token: string): string {
  const words = token.split(/[-_.\s]+/).filter((word) => word !== "");
  const isPlain = token === token.toLowerCase();
  return words.map((word) => (isPlain ? word.charAt(0).toUpperCase() + word.slice(1) : word)).join(" ");
}
