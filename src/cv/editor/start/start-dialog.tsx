import { Copy, FileUp, Plus, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { fromJsonResume } from "../../json-resume/from-json-resume.ts";
import { pictureName, samples, type Sample } from "../../samples/samples.ts";
import { useEditorView } from "../editor-view.ts";
import { browserEnv } from "../../../platform/browser/browser-env.ts";
import { nextTitle } from "../../edit/cv-kind.ts";
import { useWorkspace, useWorkspaceState } from "../session/session-context.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { CvDocument } from "../../document/cv-document.ts";
import { PictureChoice } from "./picture-choice.tsx";

export type StartDialogProps = { onClose: () => void; onChooseFile: () => void };

/** Asks how to start another CV. The open CV and all others stay as they are. */
export function StartDialog({ onClose, onChooseFile }: StartDialogProps) {
  const workspace = useWorkspace();
  const { list } = useWorkspaceState();
  const { showField } = useEditorView();
  const [hasFailed, setHasFailed] = useState(false);

  async function begin(add: () => Promise<void>) {
    setHasFailed(false);
    try {
      await add();
      onClose();
      showField("personal/fullName");
    } catch {
      setHasFailed(true);
    }
  }

  async function addSample(sample: Sample): Promise<void> {
    await workspace.add(await readSample(sample), nextTitle(list, `${sample.label} (sample)`));
  }

  async function addCopy(id: string): Promise<void> {
    await workspace.open(id);
    await workspace.duplicate();
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Start a CV from"
      actions={<Button onClick={onClose}>Go on with this CV</Button>}
    >
      <p>This makes a new CV. Your other CVs do not change.</p>
      {hasFailed && (
        <Notice tone="bad" announce="at-once">
          The sample could not be loaded. Try again once you are online.
        </Notice>
      )}
      <div className="starts">
        <section aria-labelledby="start-own">
          <h3 id="start-own" className="h-ui">
            Your own words
          </h3>
          <ul className="start-list">
            <Choice icon={Plus} label="An empty page" onChoose={() => void begin(() => workspace.add())}>
              Four short tabs, in the order of the page
            </Choice>
            <Choice
              icon={FileUp}
              label="A file that you have"
              onChoose={() => {
                onClose();
                onChooseFile();
              }}
            >
              Word, PDF, text, a LinkedIn archive or JSON Resume. It is read in this browser and not sent.
            </Choice>
            {list.map(({ id, title }) => (
              <Choice key={id} icon={Copy} label={title} onChoose={() => void begin(() => addCopy(id))}>
                A copy of this CV
              </Choice>
            ))}
          </ul>
        </section>
        <section aria-labelledby="start-samples">
          <h3 id="start-samples" className="h-ui">
            A sample, to write over
          </h3>
          <ul className="start-list start-samples">
            {samples.map((sample) => (
              <li key={sample.label}>
                <PictureChoice
                  picture={pictureName(sample.label)}
                  onChoose={() => void begin(() => addSample(sample))}
                >
                  <b>{sample.label}</b> <Badge tone="line">Sample</Badge>
                  <span className="meta">{sample.about}</span>
                </PictureChoice>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}

type ChoiceProps = {
  icon?: LucideIcon;
  label: string;
  children: string;
  onChoose: () => void;
};

function Choice({ icon, label, children, onChoose }: ChoiceProps) {
  return (
    <li>
      <button type="button" onClick={onChoose}>
        {icon && <Icon of={icon} />}
        <span>
          <b>{label}</b>
          <span className="meta">{children}</span>
        </span>
      </button>
    </li>
  );
}

async function readSample({ label, load }: Sample): Promise<CvDocument> {
  const reading = fromJsonResume(await load(), browserEnv.newId);
  if (!reading.ok) throw new Error(`The sample ${label} is not a CV`);
  return reading.document;
}
