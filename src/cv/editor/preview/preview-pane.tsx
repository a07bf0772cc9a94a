import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { cvFileName } from "../../export/cv-file-name.ts";
import { hasText } from "../../document/new-cv-document.ts";
import { useEditorView } from "../editor-view.ts";
import type { CvDocument } from "../../document/cv-document.ts";
import { useSessionPart } from "../session/session-context.ts";
import type { PreviewFailure } from "../drawing/preview-client.ts";
import { printPages } from "./print-pages.ts";
import { usePreview, type Preview } from "./use-preview.ts";
import type { PageSize } from "./drawn-places.ts";
import { ChevronRight, LayoutTemplate } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { templates } from "../../document/cv-look.ts";

const loadGallery = () => import("../gallery/gallery-dialog.tsx");
const GalleryDialog = lazy(async () => ({ default: (await loadGallery()).GalleryDialog }));

const greySample = "The grey text is a sample, and is never printed.";

const byServer = "Preview made by this site’s server, which neither stores nor logs your CV.";

const sampleByServer = "Preview made by this site’s server. Nothing of yours was sent.";

const byBrowser = "Preview made in your browser. Your CV is not sent for it.";

const byBoth =
  "Preview made in your browser. Earlier in this visit, this site’s server made it. It neither stores nor logs your CV.";

const LanguageSwitch = lazy(async () => ({
  default: (await import("../second-language/language-switch.tsx")).LanguageSwitch,
}));

/** Loaded for the first CV of more than one page. Offline they may be missing. */
const FitButtons = lazy(async (): Promise<{ default: ComponentType<{ pages: number }> }> => {
  const part = await import("./fit-buttons.tsx").catch(() => null);
  return { default: part?.FitButtons ?? (() => null) };
});

const zooms = ["fit", "0.75", "1", "1.25", "1.5", "2"] as const;
type Zoom = (typeof zooms)[number];

/** CSS pixels per point. */
const pixelsPerPoint = 96 / 72;

/** Maximum bitmap width. Wider bitmaps cost memory without looking better. */
const maxPixels = 2_400;

const failureTexts: Record<PreviewFailure, string> = {
  offline:
    "The server cannot be reached, so the page shows an earlier state. What you type is still saved here.",
  busy: "The server is busy drawing other pages. It tries again in a few seconds.",
  "too-large": "This is more than can be drawn: shorten the longest texts or remove rows.",
  refused: "The server did not take this CV. What you type is still saved here.",
};

/**
 * The pages as they will be sent, drawn by the engine that makes the PDF. A click on a text focuses its field. `over` draws
 * on a page, which counts from 1.
 */
export function PreviewPane({ over }: { over?: (page: number, size: PageSize) => ReactNode }) {
  const {
    pages: drawn,
    failure,
    where,
    wasSent,
    isLoading,
    isDrawing,
    isSample,
    attach,
    look,
    readPrintable,
    fieldUnder,
  } = usePreview();
  const paper = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>("fit");
  const scroller = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(1);
  const { showField } = useEditorView();
  const isEmpty = useSessionPart(({ document }) => !hasText(document));
  const hasTwoLanguages = useSessionPart(({ document }) => document.translation !== null);
  const name = useSessionPart(({ document }) => document.personal.fullName.trim());
  useEffect(() => {
    const title = () => cvFileName(name, "pdf").replace(/\.pdf$/, "");
    return paper.current ? printPages(paper.current, readPrintable, title) : undefined;
  }, [readPrintable, name]);
  const pages = drawn ?? [];
  const page = Math.min(shown, Math.max(pages.length, 1));

  const hasPages = pages.length > 0;
  // They stay when a CV fits, since they say what was changed.
  const [hasFit, setHasFit] = useState(false);
  if (pages.length > 1 && !isSample && !hasFit) setHasFit(true);

  // Pages are painted at the size that they have on the screen.
  useEffect(() => {
    const first = scroller.current?.querySelector(hasPages ? "[role=presentation]" : ".paper-blank");
    if (!first) return undefined;
    const measure = () =>
      look(Math.min(Math.round(first.clientWidth * devicePixelRatio), maxPixels), page - 1);
    const observer = new ResizeObserver(measure);
    observer.observe(first);
    return () => observer.disconnect();
  }, [look, page, hasPages]);

  function follow(event: MouseEvent, index: number, { width }: PageSize) {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = width / box.width;
    const address = fieldUnder(
      index + 1,
      (event.clientX - box.left) * scale,
      (event.clientY - box.top) * scale,
    );
    if (address) showField(address);
  }

  return (
    <section className="cv-view" aria-labelledby="cv-preview-title">
      <div className="view-bar">
        <h2 id="cv-preview-title" className="h-ui">
          Resume Preview
        </h2>
        <div className="cluster">
          <LookButton />
          <Suspense>{hasTwoLanguages && <LanguageSwitch />}</Suspense>
          <Select
            aria-label="Zoom"
            value={zoom}
            onChange={(event) => setZoom(event.target.value as Zoom)}
            options={zooms.map((one) => [one, one === "fit" ? "Fit" : `${Number(one) * 100}%`])}
          />
          {pages.length > 0 && (
            <span className="meta">{isDrawing ? "Drawing..." : `Page ${page} of ${pages.length}`}</span>
          )}
        </div>
      </div>
      {isEmpty && <p className="meta">{greySample}</p>}
      <Suspense>{hasFit && <FitButtons pages={pages.length} />}</Suspense>
      {failure && (
        <Notice tone="warn" announce="politely">
          {failureTexts[failure]}
        </Notice>
      )}
      <section
        className="cv-pages"
        ref={scroller}
        aria-label="Pages"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to scroll by keyboard too
        tabIndex={0}
        onScroll={() => setShown(pageInView(scroller))}
      >
        {pages.map((one, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the form itself is the way by keyboard
          <div
            // oxlint-disable-next-line react/no-array-index-key -- the second page is the second page
            key={index}
            role="presentation"
            className="paper"
            data-sample={isSample || undefined}
            data-zoom={zoom === "fit" ? "fit" : "set"}
            style={zoom === "fit" ? undefined : { width: one.width * pixelsPerPoint * Number(zoom) }}
            onClick={(event) => follow(event, index, one)}
          >
            <canvas
              ref={(canvas) => attach(index, canvas)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is painted here is a picture
              role="img"
              aria-label={`Page ${index + 1} of ${pages.length} of ${isSample ? "a sample CV" : `the CV${name ? ` of ${name}` : ""}`}`}
              style={{ aspectRatio: `${one.width} / ${one.height}` }}
            />
            {over?.(index + 1, one)}
          </div>
        ))}
        {pages.length === 0 && !failure && (
          <div className="paper paper-blank" data-zoom="fit">
            <output className="meta">Drawing the page...</output>
          </div>
        )}
      </section>
      <PreviewStatus where={where} wasSent={wasSent} isLoading={isLoading} isSample={isSample} />
      <div
        ref={paper}
        className="cv-print"
        data-size={isLetter(pages[0]) ? "letter" : "a4"}
        aria-hidden="true"
      />
    </section>
  );
}

/** US Letter is wider than A4. */
const isLetter = (page: PageSize | undefined): boolean => page !== undefined && page.width > 600;

/** Returns the page at the middle of the visible area, counted from 1. */
function pageInView(scroller: RefObject<HTMLElement | null>): number {
  const box = scroller.current;
  if (!box) return 1;
  const middle = box.getBoundingClientRect().top + box.clientHeight / 2;
  const pages = [...box.children].map((page) => page.getBoundingClientRect());
  return Math.max(1, pages.filter(({ top }) => top <= middle).length);
}

type PreviewStatusProps = Pick<Preview, "where" | "wasSent" | "isLoading" | "isSample">;

/** Says whether the server or this browser draws the pages, whether the CV was sent, and whether the engine still loads. */
function PreviewStatus({ where, wasSent, isLoading, isSample }: PreviewStatusProps) {
  if (where === null) return null;
  return (
    <p className="meta">
      {where === "server" && (isSample ? sampleByServer : byServer)}
      {where === "browser" && (wasSent ? byBoth : byBrowser)}{" "}
      {isLoading && "Your browser is loading what it needs to make it... "}
      {!isSample && "Click a line to edit it."}
    </p>
  );
}

/** Names the template and opens the gallery, where it and the rest of the look are chosen. */
function LookButton() {
  const template = useSessionPart(({ document }) => document.look.template);
  const isEmpty = useSessionPart(({ document }) => !hasText(document));
  const [isOpen, setIsOpen] = useState(false);
  const [sample, setSample] = useState<CvDocument | null>(null);
  const loadSample = async () =>
    isEmpty ? (await import("../../samples/empty-sample.constants.ts")).emptySample : null;
  async function open(): Promise<void> {
    try {
      const [loaded] = await Promise.all([loadSample(), loadGallery()]);
      setSample(loaded);
      setIsOpen(true);
    } catch {
      showToast({
        tone: "bad",
        title: "Could not load this",
        message: "Check your connection and try again.",
      });
    }
  }
  return (
    <>
      <Button look="quiet" size="sm" onClick={() => void open()}>
        <Icon of={LayoutTemplate} size="sm" />
        <span className="sr">Template and look: </span>
        {templates[template].label}
        <Icon of={ChevronRight} size="sm" />
      </Button>
      <Suspense>{isOpen && <GalleryDialog sample={sample} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
