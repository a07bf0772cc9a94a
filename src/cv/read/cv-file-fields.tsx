import { fileSizeFault } from "../../platform/forms/chosen-file.ts";
import { Field } from "../../ui/field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { limits } from "./limits.ts";

const formats = ".pdf,.docx,.odt,.rtf,.txt,.md,.html,.htm,.json,application/pdf";

/** A CV as a file or as text. A browser never gives a chosen file again, so only the text is kept. */
export function CvFileFields({ text }: { text: string }) {
  return (
    <>
      <Field
        label="File"
        hint={`PDF, Word, OpenDocument, RTF, text, Markdown, HTML or JSON Resume, up to ${limits.file / 1_000_000} MB`}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            type="file"
            name="file"
            accept={formats}
            onChange={({ currentTarget }) =>
              currentTarget.setCustomValidity(
                fileSizeFault(
                  currentTarget.files?.[0],
                  limits.file,
                  "Choose a smaller one, or paste the text.",
                ),
              )
            }
          />
        )}
      </Field>
      <TextareaField label="Or its text" name="text" rows={5} defaultValue={text} />
    </>
  );
}
