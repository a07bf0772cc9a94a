import { baseKeymap, toggleMark } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import { splitListItem } from "prosemirror-schema-list";
import { Plugin, type Command } from "prosemirror-state";
import { levelOf, removeBulletAtStart, toFirstLevel, toSecondLevel } from "./list-commands.ts";
import { bold, hardBreak, italic, listItem } from "./schema.ts";

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hardBreak.create(), true).scrollIntoView());
  return true;
};

/** The keys of the editor. Tab changes the level of a bullet where that is possible, and otherwise moves the focus. */
export function editorKeys(openLink: () => void): Plugin[] {
  const startsLink: Command = (_state, dispatch) => {
    if (dispatch) openLink();
    return true;
  };
  return [
    tabAfterEscape(),
    keymap({
      "Mod-b": toggleMark(bold),
      "Mod-i": toggleMark(italic),
      "Mod-k": startsLink,
      Enter: splitListItem(listItem),
      "Shift-Enter": (state, dispatch) =>
        (levelOf(state) > 0 ? splitListItem(listItem) : breakLine)(state, dispatch),
      Backspace: removeBulletAtStart,
      Tab: toSecondLevel,
      "Shift-Tab": toFirstLevel,
    }),
    keymap(baseKeymap),
  ];
}

/** After Escape, Tab leaves the editor, so that a keyboard can always get out. */
function tabAfterEscape(): Plugin {
  let leaves = false;
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown(_view, event) {
          const isLeaving = event.key === "Tab" && leaves;
          if (event.key !== "Shift") leaves = event.key === "Escape";
          // The editor then ignores the key, and the browser moves the focus.
          return isLeaving;
        },
      },
    },
  });
}
