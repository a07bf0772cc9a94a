import { useEffect, useRef, useState } from "react";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { documentLimits } from "../../document/document-limits.ts";
import type { FieldAddress } from "../../edit/field-address.ts";
import type { FieldSpec } from "../../sections/section.ts";
import { useMissingNote } from "../missing-characters.ts";
import { useRichEditor } from "../rich-text/load-rich-editor.ts";
import type { ReplacedArea } from "../rich-text/rich-editor.tsx";
import { useCvField, useSessionPart } from "../session/session-context.ts";
import { useLimitNote } from "./use-limit-note.ts";

type RichFieldProps = Pick<FieldSpec, "label" | "hint" | "optional" | "placeholder"> & {
  address: FieldAddress;
  kind: "paragraphs" | "bullets";
};

/**
 * A field for a long text. It is a text area with Markdown until the editor is loaded. The editor takes its place also
 * while a person is typing, except within a composed letter.
 */
export function RichField({ address, kind, label, hint, optional, placeholder }: RichFieldProps) {
  const [text, write] = useCvField(address);
  const lang = useSessionPart(({ document }) => document.language);
  const limitNote = useLimitNote(text);
  const missingNote = useMissingNote(address);
  const RichEditor = useRichEditor();
  const area = useRef<HTMLTextAreaElement>(null);
  const isTyped = useRef(false);
  const [isComposing, setIsComposing] = useState(false);
  const [replaced, setReplaced] = useState<ReplacedArea | null>(
    RichEditor ? { before: null, isTyped: false } : null,
  );

  useEffect(() => {
    if (!RichEditor || replaced || isComposing) return;
    const { current } = area;
    const hasFocus = current !== null && document.activeElement === current;
    setReplaced({
      before: hasFocus ? current.value.slice(0, current.selectionStart) : null,
      isTyped: isTyped.current,
    });
  }, [RichEditor, replaced, isComposing]);

  const isRich = RichEditor !== null && replaced !== null;
  return (
    <Field label={label} optional={optional} error={missingNote ?? undefined} hint={limitNote ?? hint}>
      {(control) =>
        isRich ? (
          <RichEditor
            control={control}
            label={label}
            address={address}
            lang={lang}
            emptyAs={kind}
            markdown={text}
            write={write}
            replaced={replaced}
          />
        ) : (
          <div className="rich-box">
            <div className="rich-bar" />
            <Textarea
              {...control}
              ref={area}
              value={text}
              lang={lang}
              maxLength={documentLimits.field}
              placeholder={placeholder}
              autoComplete="off"
              data-address={address}
              rows={kind === "bullets" ? 5 : 3}
              onCompositionStart={() => setIsComposing(true)}
              onCompositionEnd={() => setIsComposing(false)}
              onChange={(event) => {
                isTyped.current = true;
                write(event.target.value);
              }}
            />
          </div>
        )
      }
    </Field>
  );
}
