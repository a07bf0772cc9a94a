import type { EditorView } from "prosemirror-view";
import { useState, type KeyboardEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { InputField } from "../../../ui/input-field.tsx";
import { readHref } from "../../../text/read-link.ts";
import { removeLink, setLink } from "./set-link.ts";

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
