import { useCallback, useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useModal } from "../../../ui/use-modal.ts";
import { templates, type TemplateName } from "../../document/cv-look.ts";
import { setLanguage, setLook } from "../../edit/edit-page.ts";
import { useCvSession } from "../session/session-context.ts";
import type { FittedTemplate, WantedPages } from "./fit-template.ts";
import { openLookDrawer, type LookDrawer } from "./look-drawer.ts";
import { LookPanel } from "./look-panel.tsx";
import { TemplateCard } from "./template-card.tsx";
import type { CvDocument } from "../../document/cv-document.ts";
import { pageCount, changedMeasures, linesTooMany } from "./fit-texts.ts";
import { Picture } from "./picture.tsx";
import { Segments } from "../../../ui/segments.tsx";

/** The width of a page in CSS pixels. */
const width = 400;

const panels = [
  { value: "templates", label: "Templates" },
  { value: "length", label: "Length" },
  { value: "look", label: "Look" },
] as const;

const names = Object.keys(templates) as TemplateName[];

type GalleryProps = {
  /** The pictures show its text instead of a CV without text. Null for other CVs. */
  sample: CvDocument | null;
  onClose: () => void;
};

/** The person's own first page in each template. Nothing changes in the CV until a look is taken over. */
export function GalleryDialog({ sample, onClose }: GalleryProps) {
  const session = useCvSession();
  const dialog = useModal(true);
  const [before] = useState(() => {
    const { document } = session.read();
    return sample ? { ...sample, look: document.look, language: document.language } : document;
  });
  const [draft, setDraft] = useState(before);
  const [length, setLength] = useState<WantedPages>(null);
  const [panel, setPanel] = useState<(typeof panels)[number]["value"]>("templates");
  const [judged, setJudged] = useState<Partial<Record<TemplateName, FittedTemplate | null>>>({});
  const [drawer] = useState(openLookDrawer);
  const chosen = draft.look.template;
  const result = judged[chosen];
  const fits = names.filter((name) => judged[name]?.fitted?.ok).length;

  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>("input[name=template]:checked")?.focus();
    return () => drawer.close();
  }, [dialog, drawer]);

  const onJudged = useCallback((template: TemplateName, next: FittedTemplate | null) => {
    setJudged((all) => ({ ...all, [template]: next }));
  }, []);

  function use() {
    const { look, language } = length === null ? draft : (result?.document ?? draft);
    session.edit("look", (document) => setLanguage(setLook(document, look), language));
    onClose();
  }

  return (
    <dialog ref={dialog} className="gallery" aria-labelledby="gallery-title" onClose={onClose}>
      {/* Enter on a template takes it over. */}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          use();
        }}
      >
        <header className="gallery-head">
          <div>
            <h2 id="gallery-title">Your page in twelve templates</h2>
            <p className="meta">
              Every picture is {sample ? "a sample" : "your own first page"}
              {result &&
                (result.where === "browser"
                  ? ", drawn in this browser"
                  : ", drawn by this site’s server, which neither stores nor logs it")}
              .
            </p>
          </div>
          <div className="cluster">
            <Button look="quiet" onClick={onClose}>
              Keep {templates[before.look.template].label}
            </Button>
            <Button type="submit" look="primary">
              Use {templates[chosen].label}
            </Button>
          </div>
        </header>
        <Tabs
          className="tabs gallery-tabs"
          label="Template and look"
          tabs={panels}
          chosen={panel}
          onChoose={setPanel}
        />
        <div className="gallery-body" data-panel={panel}>
          <div className="gallery-look">
            <LengthChoice length={length} draft={draft} judged={result} onChoose={setLength} />
            <LookPanel draft={draft} onChange={setDraft} />
          </div>
          <fieldset className="gallery-templates">
            <legend className="h-ui">{length === null ? "Templates" : `Templates: ${fits} fit`}</legend>
            <ul className="template-cards">
              {names.map((name) => (
                <TemplateCard
                  key={name}
                  template={name}
                  draft={draft}
                  length={length}
                  drawer={drawer}
                  isChosen={name === chosen}
                  judged={judged[name]}
                  onJudged={onJudged}
                  onChoose={(template) => setDraft(setLook(draft, { template }))}
                />
              ))}
            </ul>
          </fieldset>
          <ChosenPages document={length === null ? draft : (result?.document ?? draft)} drawer={drawer} />
        </div>
      </form>
    </dialog>
  );
}

function ChosenPages({ document, drawer }: { document: CvDocument; drawer: LookDrawer }) {
  const [pictures, setPictures] = useState<readonly ImageBitmap[]>([]);
  const { label } = templates[document.look.template];
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const wish = {
      pages: "all",
      width: Math.round(width * devicePixelRatio),
      isUrgent: true,
      signal,
    } as const;
    drawer
      .draw(document, wish)
      .then((drawing) => drawing && !signal.aborted && setPictures(drawing.pictures))
      .catch(reportError);
    return () => abort.abort();
  }, [drawer, document]);
  return (
    <section className="gallery-chosen" aria-labelledby="gallery-chosen">
      <h3 id="gallery-chosen" className="h-ui">
        {label}
        {pictures.length > 0 && `, ${pageCount(pictures.length)}`}
      </h3>
      {pictures.map((picture, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the second page is the second page
        <Picture key={index} of={picture} label={`Page ${index + 1} in ${label}`} />
      ))}
    </section>
  );
}

type LengthChoiceProps = {
  length: WantedPages;
  /** The CV before it is fitted. */
  draft: CvDocument;
  /** The chosen template. */
  judged: FittedTemplate | null | undefined;
  onChoose: (length: WantedPages) => void;
};

const lengths = [
  { value: "any", label: "As it falls" },
  { value: "1", label: "One page" },
  { value: "2", label: "Two pages" },
] as const;

/** Buttons that fit the CV to one or two pages, and a note about the changes. */
function LengthChoice({ length, draft, judged, onChoose }: LengthChoiceProps) {
  return (
    <div className="gallery-length">
      <h3 className="h-ui">Length</h3>
      <Segments
        label="Fit to"
        name="length"
        segments={lengths}
        value={length === null ? "any" : `${length}`}
        onChoose={(value) => onChoose(value === "any" ? null : value === "1" ? 1 : 2)}
      />
      {length === null && (
        <p className="meta">Goes down to 9 pt text, margins of 12 mm and half the spacing, and no further.</p>
      )}
      <output className="meta">
        {length !== null && (judged?.fitted ? <FitResult draft={draft} judged={judged} /> : "Trying...")}
      </output>
      {length !== null && (
        <button type="button" className="link" onClick={() => onChoose(null)}>
          Undo
        </button>
      )}
    </div>
  );
}

function FitResult({ draft, judged: { fitted } }: { draft: CvDocument; judged: FittedTemplate }) {
  const { label } = templates[draft.look.template];
  if (!fitted) return null;
  if (!fitted.ok)
    return (
      <>
        <b>
          {label}: {linesTooMany(fitted.lines)}
        </b>{" "}
        at its smallest. Shorten the text, or take a template that fits.
      </>
    );
  if (fitted.changed.length === 0) return <b>{label} fits as it is.</b>;
  return (
    <>
      <b>{label} fits.</b> Changed to get there: {changedMeasures(draft, fitted).join(", ")}. The text stays
      at 9 pt or more, and no word is left out.
    </>
  );
}
