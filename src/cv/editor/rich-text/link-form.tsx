import type { EditorView } from "prosemirror-view";
import { useState, type KeyboardEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { InputField } from "../../../ui/input-field.tsx";
import { readHref } from "../../../text/read-link.ts";
import type { Command, EditorState } from "prosemirror-state";
import { link, schema } from "./schema.ts";

/** Removes the link around the cursor, or all links of the selection. */
const removeLink: Command = (state, dispatch) => {
  const range = linkRange(state) ?? state.selection;
  dispatch?.(state.tr.removeMark(range.from, range.to, link));
  return true;
};

type LinkFormProps = {
  view: EditorView;
  /** The address of the link at the cursor; null without one. */
  href: string | null;
  onClose: () => void;
};

/** Asks for the address of a link. Enter applies it, and Escape leaves everything as it is. */
export function LinkForm({ view, href, onClose }: LinkFormProps) {
  const [typed, setTyped] = useState(href ?? "");
  const [problem, setProblem] = useState<string>();

  function close() {
    onClose();
    view.focus();
  }

  function apply() {
    const address = readHref(typed.trim());
    if (address === null) {
      setProblem("Enter a web or email address, for example https://example.com.");
      return;
    }
    setLink(address)(view.state, view.dispatch);
    close();
  }

  function listen(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") apply();
    else close();
  }

  return (
    <div className="rich-link">
      <InputField
        label="Address of the link"
        error={problem}
        value={typed}
        inputMode="url"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field
        autoFocus
        onKeyDown={listen}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="cluster">
        <Button size="sm" look="primary" onClick={apply}>
          {href === null ? "Add link" : "Change link"}
        </Button>
        {href !== null && (
          <Button
            size="sm"
            onClick={() => {
              removeLink(view.state, view.dispatch);
              close();
            }}
          >
            Remove link
          </Button>
        )}
        <Button size="sm" look="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** Makes the selected words a link, or changes the link around the cursor. Without words, the address is the text. */
function setLink(href: string): Command {
  return (state, dispatch) => {
    const mark = link.create({ href });
    const range = linkRange(state);
    const { from, to, empty } = state.selection;
    if (range)
      dispatch?.(state.tr.removeMark(range.from, range.to, link).addMark(range.from, range.to, mark));
    else if (empty) {
      const words = href.replace(/^mailto:|^https?:\/\//, "").replace(/\/$/, "");
      dispatch?.(state.tr.replaceSelectionWith(schema.text(words, [mark]), false));
    } else dispatch?.(state.tr.addMark(from, to, mark));
    return true;
  };
}

/** The link that the cursor is in. */
function linkRange({ selection }: EditorState): { from: number; to: number } | null {
  const { $from, empty } = selection;
  if (!empty) return null;
  const mark = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark) return null;
  const paragraph = $from.parent;
  let range: { from: number; to: number } | null = null;
  let isClosed = false;
  paragraph.forEach((node, offset) => {
    const from = $from.start() + offset;
    if (!mark.isInSet(node.marks)) {
      // Another piece with the same address is another link.
      if (range && range.to < $from.pos) range = null;
      else if (range) isClosed = true;
    } else if (!isClosed) range = { from: range?.from ?? from, to: from + node.nodeSize };
  });
  return range;
}
