import type { Adapter, BoardAddress } from "./adapter.ts";

/**
 * Returns the employer of a board whose records do not name one: the configured name, else the known name of the board,
 * else the board's own token made readable ("northwind-foods" → "Northwind Foods"). Without a configured board, the
 * token comes from a page's address: `https://jobs.lever.co/{token}/…`.
 */
export function companyOfBoard(
  { boardAt }: Pick<Adapter, "boardAt">,
  address: BoardAddress,
  pageUrl: string | null,
): string | null {
  if (address.companyName !== null && address.companyName.trim() !== "") return address.companyName.trim();
  const page = pageUrl === null ? null : URL.parse(pageUrl);
  const board = address.board === "" ? page && boardAt(page) : address.board;
  if (board === null) return null;
  const token = board.replace(/^eu:/, "").split(":")[0] ?? "";
  return address.nameOfBoard?.(board) ?? readableToken(nameInHost(token));
}

/** "northwind.wd5.myworkdayjobs.com", "careers-northwind.icims.com" and "jobs.northwind.com" are called "northwind". */
function nameInHost(token: string): string {
  const labels = token.split(".");
  const [first = "", second = ""] = labels;
  const isPart = /^(?:www|careers?|jobs?|apply|recruiting|join|work)$/i.test(first);
  const name = labels.length < 3 ? token : isPart ? second : first;
  return name.replace(/^(?:careers?|jobs?)-/i, "");
}

function readableToken(token: string): string {
  const words = token.split(/[-_.\s]+/).filter((word) => word !== "");
  const isPlain = token === token.toLowerCase();
  return words.map((word) => (isPlain ? word.charAt(0).toUpperCase() + word.slice(1) : word)).join(" ");
}
