import { useState } from "react";
import { fieldText } from "../../platform/forms/field-text.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { CvFileFields } from "../read/cv-file-fields.tsx";
import { DropZone } from "./drop-zone.tsx";
import type { ImportState } from "./use-import.ts";

type ChooseFileProps = {
  state: Exclude<ImportState, { step: "review" }>;
  onChoose: (file: File) => void;
  onCancel: () => void;
  /** Goes back to where the file was chosen. */
  onLeave: (() => void) | undefined;
};

/** Asks for a file or for text, and says while it is read. */
export function ChooseFile({ state, onChoose, onCancel, onLeave }: ChooseFileProps) {
  const [text, setText] = useState("");
  const isReady = useHydrated();
  const problem = state.step === "choose" ? state.problem : null;
  return (
    <>
      <header className="app-head">
        <div>
          <h1>Import a CV</h1>
          <p className="muted needs-script">
            We read your file in this browser, without sending it, and show you what we found next to it.
            Nothing is saved before you say so.
          </p>
        </div>
        {onLeave && (
          <Button look="quiet" onClick={onLeave}>
            Back to the builder
          </Button>
        )}
      </header>
      <noscript>
        <PlainUpload />
      </noscript>
      {problem && (
        <Notice tone="bad" announce="at-once">
          {problem}
        </Notice>
      )}
      {state.step === "reading" ? (
        <div className="drop-zone">
          <output>
            Reading <b>{state.fileName}</b>…
          </output>
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      ) : (
        <div className="needs-script import-ways">
          <DropZone onChoose={onChoose}>
            <div>
              <p>Drop your CV here</p>
              <p className="hint" id="import-formats">
                PDF, Word (.docx), OpenDocument, RTF, text, Markdown or HTML, up to 10 MB. Also JSON Resume,
                Reactive Resume and a LinkedIn archive.
              </p>
            </div>
          </DropZone>
          <form
            className="paste-text"
            onSubmit={(event) => {
              event.preventDefault();
              const pasted = fieldText(new FormData(event.currentTarget), "text");
              setText(pasted);
              if (pasted.trim() !== "")
                onChoose(new File([pasted], "Pasted text.txt", { type: "text/plain" }));
            }}
          >
            <TextareaField
              label="Or paste the text of your CV"
              name="text"
              rows={6}
              // Not controlled: text that is pasted before the page's scripts run stays.
              defaultValue={text}
            />
            <Button type="submit" disabled={!isReady}>
              Read the text
            </Button>
          </form>
        </div>
      )}
    </>
  );
}

/** Sends a file to the builder, which answers with its form without JavaScript, filled in. */
function PlainUpload() {
  return (
    <form method="post" action="/cv-builder" encType="multipart/form-data" className="paste-text">
      <p className="muted">
        Without JavaScript your file is sent to this site’s server. It is read in memory, comes back as a form
        that you can correct, and is neither stored nor logged.
      </p>
      <CvFileFields text="" />
      <Button type="submit" look="primary">
        Read my CV
      </Button>
    </form>
  );
}
