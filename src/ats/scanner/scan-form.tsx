import { Form, useNavigation } from "react-router";
import { limits } from "../../cv/read/limits.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Textarea } from "../../ui/textarea.tsx";

export type ScanFormProps = {
  /** What was typed before. A browser never gives a chosen file again. */
  typed: { text: string; advert: string; address: string };
  /** Why there is no result, or why the advert was not read. */
  problem: string | null;
  addressProblem: string | null;
  /** Called with the chosen file when the form is sent; null for pasted text. */
  onSend?: (file: File | null) => void;
  /** The scan that the next one is compared with, as `remember` wrote it. */
  before: string;
};

const formats = ".pdf,.docx,.odt,.rtf,.txt,.md,.html,.htm,.json,application/pdf";

/** A CV as a file or as text, and an advert if wanted. It works without JavaScript. */
export function ScanForm({ typed, problem, addressProblem, before, onSend }: ScanFormProps) {
  const isScanning = useNavigation().state === "submitting";
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="scan-form"
      key={before}
      onSubmit={(event) => {
        const file = new FormData(event.currentTarget).get("file");
        onSend?.(file instanceof File && file.size > 0 ? file : null);
      }}
    >
      {problem && (
        <Notice tone="bad" announce="at-once">
          <p>{problem}</p>
        </Notice>
      )}
      <input type="hidden" name="before" value={before} />
      <fieldset className="scan-fields">
        <legend className="h-card">Your CV</legend>
        <Field
          label="File"
          optional
          hint={`PDF, Word, OpenDocument, RTF, text, Markdown, HTML or JSON Resume, up to ${limits.file / 1_000_000} MB`}
        >
          {(control) => <input {...control} className="input" type="file" name="file" accept={formats} />}
        </Field>
        <Field label="Or its text" optional>
          {(control) => <Textarea {...control} name="text" rows={5} defaultValue={typed.text} />}
        </Field>
      </fieldset>
      <fieldset className="scan-fields">
        <legend className="h-card">An advert</legend>
        <Field
          label="Text of the advert"
          optional
          hint="Then you see which of its words your CV has, and where."
        >
          {(control) => <Textarea {...control} name="advert" rows={5} defaultValue={typed.advert} />}
        </Field>
        <Field
          label="Or its address"
          optional
          hint="A job on this site, or on a board that it reads, such as Greenhouse, Lever or Ashby"
          error={addressProblem ?? undefined}
        >
          {(control) => (
            <Input
              {...control}
              name="address"
              inputMode="url"
              defaultValue={typed.address}
              maxLength={2_000}
            />
          )}
        </Field>
      </fieldset>
      <p className="meta scan-privacy">
        The file is sent to this site, read in memory and forgotten with the answer. It is not stored, not
        logged and not passed on. Of an advert on a board, only the board’s public list is requested.
      </p>
      <div className="cluster">
        <Button type="submit" look="primary" size="lg" busy={isScanning}>
          {isScanning ? "Scanning..." : "Scan my CV"}
        </Button>
      </div>
    </Form>
  );
}
