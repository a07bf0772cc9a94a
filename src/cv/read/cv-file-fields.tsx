import { Field } from "../../ui/field.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { limits } from "./limits.ts";

const formats = ".pdf,.docx,.odt,.rtf,.txt,.md,.html,.htm,.json,application/pdf";

/** The browser shows it beside the field and sends nothing, so that what was typed stays. */
const sizeFault = (file: File | undefined): string =>
  file && file.size > limits.file
    ? `This file has ${Math.ceil(file.size / 1_000_000)} MB, and ${limits.file / 1_000_000} MB is the most. Choose a smaller one, or paste the text.`
    : "";

/** A CV as a file or as text. A browser never gives a chosen file again, so only the text is kept. */
export function CvFileFields({ text }: { text: string }) {
  return (
    <>
      <Field
        label="File"
        optional
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
              currentTarget.setCustomValidity(sizeFault(currentTarget.files?.[0]))
            }
          />
        )}
      </Field>
      <TextareaField label="Or its text" optional name="text" rows={5} defaultValue={text} />
    </>
  );
}
