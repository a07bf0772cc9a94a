/**
 * Parses a table of wishes. Each line has things, a colon, and searches of which one is enough. It may begin with a mark,
 * "=", "~" or "-", and with the verbs that the line is for, in brackets.
 *
 * @example readWishTable("=[fight] climate change: solar, wind")
 * // [{ mark: "=", verbs: ["fight"], things: ["climate change"], searches: ["solar", "wind"] }]
 */
export const readWishTable = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [, mark = "", verbs, rest = ""] = /^([=~-]?)(?:\[(.*)\] )?(.*)$/.exec(line) ?? [];
      const [things = "", searches = ""] = rest.split(": ");
      return { mark, verbs: verbs?.split(", "), things: things.split(", "), searches: searches.split(", ") };
    });
