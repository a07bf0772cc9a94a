import { InputRule, inputRules, undoInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { MarkType } from "prosemirror-model";
import type { Plugin } from "prosemirror-state";
import { bold, bulletList, italic } from "./schema.ts";

/** Formats while typing: "- " begins a bullet, "**x**" is bold and "_x_" italic. Backspace takes it back. */
export function typedFormatting(): Plugin[] {
  return [
    inputRules({
      rules: [
        wrappingInputRule(/^\s*[-*+•]\s$/, bulletList),
        markRule(/(?:^|[\s(])\*\*([^\s*](?:[^*]*[^\s*])?)\*\*$/, bold, 2),
        markRule(/(?:^|[\s(])_([^\s_](?:[^_]*[^\s_])?)_$/, italic, 1),
      ],
    }),
    keymap({ Backspace: undoInputRule }),
  ];
}

/** @param sign length of the sign on each side */
function markRule(pattern: RegExp, mark: MarkType, sign: number): InputRule {
  return new InputRule(pattern, (state, match, start, end) => {
    const words = match[1] ?? "";
    const from = start + match[0].length - words.length - 2 * sign;
    // The last sign is not in the document yet.
    return state.tr
      .delete(from + sign + words.length, end)
      .delete(from, from + sign)
      .addMark(from, from + words.length, mark.create())
      .removeStoredMark(mark);
  });
}
