import { ChevronRight } from "lucide-react";
import { useState, type ComponentType } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { templates, type TemplateName } from "../../document/cv-look.ts";
import { setLook } from "../../edit/edit-page.ts";
import { DropZone } from "../../import-page/drop-zone.tsx";
import { useEditorView } from "../editor-view.ts";
import { useCvSession } from "../session/session-context.ts";
import { PictureChoice } from "./picture-choice.tsx";
import type { StartDialogProps } from "./start-dialog.tsx";

const names = Object.keys(templates) as TemplateName[];

/** The designs in the first row of a phone. The pictures of the others load after theirs. */
const firstRow = 2;

/** The first visit: bring a CV, begin with a sample or an empty page, or choose one of the designs. */
export function StartScreen({ onFile }: { onFile: (file: File) => void }) {
  const session = useCvSession();
  const { goTo, showField } = useEditorView();
  const [loaded, setLoaded] = useState(0);
  const [Samples, setSamples] = useState<ComponentType<StartDialogProps> | null>(null);

  function begin(template?: TemplateName): void {
    if (template) session.edit("look", (document) => setLook(document, { template }));
    goTo("personal");
    showField("personal/fullName");
  }
  function openSamples(): void {
    import("./start-dialog.tsx").then(
      ({ StartDialog }) => setSamples(() => StartDialog),
      () =>
        showToast({
          tone: "bad",
          title: "Could not load this",
          message: "Check your connection and try again.",
        }),
    );
  }

  return (
    <div className="start-screen">
      <p className="muted">
        Choose a design or bring your old CV. Nothing is lost when you change your mind. No account needed.
      </p>
      <div className="start-ways">
        <DropZone onChoose={onFile}>
          <div>
            <h2 className="h-ui">Drop your old CV here</h2>
            <p className="hint" id="import-formats">
              PDF, Word, LinkedIn archive or JSON Resume. You check what was read before it is saved.
            </p>
          </div>
        </DropZone>
        <Way
          label="Start from a sample"
          about="Eight finished CVs, nurse to engineer"
          onChoose={openSamples}
        />
        <Way label="Start empty" about="Ledger, until you choose another" onChoose={() => begin()} />
      </div>
      <section aria-labelledby="designs">
        <h2 id="designs" className="h-part">
          Twelve designs
        </h2>
        <ul className="start-list start-designs">
          {names.map((name, at) => (
            <li key={name}>
              <PictureChoice
                picture={name}
                isWaiting={at >= firstRow && loaded < firstRow}
                onLoaded={() => setLoaded((before) => before + 1)}
                onChoose={() => begin(name)}
              >
                <b>{templates[name].label}</b>
                <span className="meta">{templates[name].about}</span>
              </PictureChoice>
            </li>
          ))}
        </ul>
      </section>
      {Samples && (
        <Samples
          onClose={() => setSamples(null)}
          onChooseFile={() => document.querySelector<HTMLInputElement>(".drop-zone input")?.click()}
        />
      )}
    </div>
  );
}

function Way({ label, about, onChoose }: { label: string; about: string; onChoose: () => void }) {
  return (
    <button type="button" className="start-way" onClick={onChoose}>
      <span>
        <b>{label}</b>
        <span className="meta">{about}</span>
      </span>
      <Icon of={ChevronRight} size="sm" />
    </button>
  );
}
