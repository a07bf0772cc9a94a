import { Check, Minus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import type { CvDocument } from "../../document/cv-document.ts";
import { templates, type TemplateName } from "../../document/cv-look.ts";
import { setLook } from "../../edit/edit-page.ts";
import { linesTooMany, pageCount } from "./fit-texts.ts";
import { fitTemplate, type FittedTemplate, type WantedPages } from "./fit-template.ts";
import type { LookDrawer } from "./look-drawer.ts";
import { Picture } from "./picture.tsx";

/** The width of a picture in CSS pixels. */
const width = 190;

type TemplateCardProps = {
  template: TemplateName;
  draft: CvDocument;
  length: WantedPages;
  drawer: LookDrawer;
  isChosen: boolean;
  /** Null if it could not be drawn; undefined before the first drawing. */
  judged: FittedTemplate | null | undefined;
  onJudged: (template: TemplateName, judged: FittedTemplate | null) => void;
  onChoose: (template: TemplateName) => void;
};

/** A template with the person's own first page, drawn once the card is in view, and drawn again with each change. */
export function TemplateCard(props: TemplateCardProps) {
  const { template, draft, length, drawer, isChosen, judged, onJudged, onChoose } = props;
  const { label, about } = templates[template];
  const card = useRef<HTMLLabelElement>(null);
  const [isSeen, setIsSeen] = useState(isChosen);
  // The card draws its own template, so choosing another one changes nothing.
  const key = JSON.stringify([{ ...draft.look, template }, draft.language, length]);

  useEffect(() => {
    if (!card.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(card.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isSeen) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const drawing = {
      drawer,
      length,
      width: Math.round(width * devicePixelRatio),
      isUrgent: isChosen,
      signal,
    };
    fitTemplate(setLook(draft, { template }), drawing)
      .then((result) => signal.aborted || onJudged(template, result))
      .catch(reportError);
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the key holds all of the draft that the picture shows
  }, [drawer, isSeen, key]);

  return (
    <li>
      <label ref={card} className="template-card">
        <input
          type="radio"
          name="template"
          value={template}
          checked={isChosen}
          onChange={() => onChoose(template)}
        />
        <span className="template-page">
          {judged ? <Picture of={judged.picture} /> : <span className="gallery-picture" />}
        </span>
        <span className="template-name">{label}</span>
        <Fact judged={judged} />
        <span className="meta">{about}</span>
      </label>
    </li>
  );
}

function Fact({ judged }: Pick<TemplateCardProps, "judged">) {
  if (!judged) return <span className="meta">{judged === null ? "No picture now" : "Drawing..."}</span>;
  const { fitted, extent } = judged;
  const pages = pageCount(extent.length);
  if (!fitted) return <span className="meta">{pages}</span>;
  return (
    <span className="template-fit" data-fits={fitted.ok}>
      <Icon of={fitted.ok ? Check : Minus} size="sm" />
      {fitted.ok
        ? `${pages}${fitted.changed.length === 0 ? ", nothing changed" : ""}`
        : `${pages}, ${linesTooMany(fitted.lines)}`}
    </span>
  );
}
