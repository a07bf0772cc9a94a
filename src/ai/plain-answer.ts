/**
 * Turns a model's answer into one line of plain text: no thoughts, tags, links, Markdown or control characters.
 *
 * @example plainAnswer('"**Led** [a team](http://x.example)"') // "Led a team"
 */
export function plainAnswer(answer: string): string {
  const line = withoutMarks(answer.replace(/<think>[\s\S]*?(<\/think>|$)/giu, ""))
    // Control and direction characters, with which a text could look different from its content.
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return withoutMarks(line.replace(/^["“„«'‘]+(.*?)["”“»'’]+$/u, "$1")).trim();
}

/** Removes marks until none is left, because removing one can make another: "<<b>script>". */
function withoutMarks(text: string): string {
  const less = text
    .replace(/[\p{Cf}]+/gu, "")
    .replace(/<\/?[a-z!][^<>]*>/giu, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replace(/(?:https?:\/\/|www\.)\S*/giu, "")
    .replace(/^\s*(?:[-*•>]|#{1,6}|\d+[.)])\s+/gmu, "")
    .replace(/[*`]+|__|~~/gu, "");
  return less === text ? less : withoutMarks(less);
}
