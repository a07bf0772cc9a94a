import { lazy, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ModelContext } from "../../../ai/ui/model-context.ts";
import type { ControlProps } from "../../../ui/field.tsx";
import type { FieldAddress } from "../../edit/field-address.ts";
import { listPlainLines } from "../../../text/blocks/markdown-lines.ts";
import { createEditor, type Editor } from "./create-editor.ts";
import type { Formatting } from "./formatting.ts";
import { FormattingBar } from "./formatting-bar.tsx";
import { LinkForm } from "./link-form.tsx";
import "./rich-editor.css";
import { TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { readRichText } from "../../../text/blocks/read-rich-text.ts";
import { blockText } from "../../../text/blocks/rich-text.ts";

/** The text area that the editor takes the place of. */
export type ReplacedArea = {
  /** The Markdown before its cursor; null if it did not have the focus. */
  before: string | null;
  /** Whether a person typed in it: then lines of a list need no signs. */
  isTyped: boolean;
};

export type RichEditorProps = {
  control: ControlProps;
  label: string;
  address: FieldAddress;
  /** The language of the CV, for spelling and hyphens. */
  lang: string;
  emptyAs: "paragraphs" | "bullets";
  markdown: string;
  write: (markdown: string) => void;
  replaced: ReplacedArea;
};

/** Without it, for example offline, the field is as it always is. */
const AskAboutLine = lazy(() =>
  import("./ask-about-line.tsx").then(
    (module) => ({ default: module.AskAboutLine }),
    () => ({ default: () => null }),
  ),
);

/** Edits a long text as it will look. */
export function RichEditor(props: RichEditorProps) {
  const { control, label, address, lang, emptyAs, markdown } = props;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [formatting, setFormatting] = useState<Formatting | null>(null);
  const [isLinking, setIsLinking] = useState(false);
  const model = use(ModelContext);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const { markdown: given, replaced, write: writeGiven } = latest.current;
    const listed = (text: string) =>
      replaced.isTyped && emptyAs === "bullets" ? listPlainLines(text) : text;
    const begun = listed(given);
    if (begun !== given) writeGiven(begun);
    const opened = createEditor(place.current, {
      markdown: begun,
      emptyAs,
      attributes: {
        "data-address": address,
        role: "textbox",
        "aria-multiline": "true",
        class: "rich-text",
        dir: "auto",
      },
      write: (text) => latest.current.write(text),
      onFormatting: setFormatting,
      openLink: () => setIsLinking(true),
    });
    if (replaced.before !== null) {
      opened.view.focus();
      placeCursor(opened.view, listed(replaced.before));
    }
    setEditor(opened);
    return opened.close;
  }, [address, emptyAs]);

  useEffect(() => editor?.show(markdown), [editor, markdown]);

  // The label belongs to the text area without JavaScript, and a click on it has to lead here, too.
  useEffect(() => {
    const element = document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
    const focus = () => editor?.view.focus();
    element?.addEventListener("click", focus);
    return () => element?.removeEventListener("click", focus);
  }, [editor, control.id]);

  const described = control["aria-describedby"];
  const isInvalid = control["aria-invalid"];
  useLayoutEffect(() => {
    editor?.view.setProps({
      attributes: {
        "data-address": address,
        id: control.id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: "rich-text",
        dir: "auto",
        lang,
        ...(described === undefined ? {} : { "aria-describedby": described }),
        ...(isInvalid ? { "aria-invalid": "true" } : {}),
      },
    });
  }, [editor, address, control.id, label, lang, described, isInvalid]);

  return (
    <div className="rich-box">
      {editor && formatting ? (
        <FormattingBar
          label={label}
          controls={control.id}
          formatting={formatting}
          view={editor.view}
          onLink={() => setIsLinking(true)}
        />
      ) : (
        <div className="rich-bar" />
      )}
      {editor && isLinking && (
        <LinkForm view={editor.view} href={formatting?.href ?? null} onClose={() => setIsLinking(false)} />
      )}
      <div ref={place} />
      {editor && model && (
        <Suspense>
          <AskAboutLine
            model={model}
            view={editor.view}
            label={label}
            address={address}
            isList={emptyAs === "bullets"}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Puts the cursor behind the letters that a part of the Markdown has. */
function placeCursor(view: EditorView, markdown: string): void {
  const before = readRichText(markdown);
  const last = before.at(-1);
  let left = before.length;
  let place = left === 0 ? 0 : view.state.doc.content.size;
  view.state.doc.descendants((node, position) => {
    if (!node.isTextblock || left === 0) return left > 0;
    left -= 1;
    if (left === 0 && last) place = position + 1 + Math.min(blockText(last).length, node.content.size);
    return false;
  });
  view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place), -1)));
}
