import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode, type ComponentType } from "react";
import { useSearchParams } from "react-router";
import { showToast } from "../../ui/toast/toast-store.ts";
import { EditorViewProvider, useEditorView, useNewEditorView } from "./editor-view.ts";
import { DownloadMenu } from "./files/download-menu.tsx";
import { useLaterParts } from "./load-later-parts.ts";
import { CvForm } from "./form/cv-form.tsx";
import { PreviewPane } from "./preview/preview-pane.tsx";
import { useSessionPart, useWorkspace, useWorkspaceState } from "./session/session-context.ts";
import { StartButton } from "./start/start-button.tsx";
import { CvSwitcher } from "./toolbar/cv-switcher.tsx";
import { StorageNotices } from "./toolbar/storage-notices.tsx";
import { SavedState } from "./toolbar/saved-state.tsx";
import { UndoButtons } from "./toolbar/undo-buttons.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Minus, Languages } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { Button } from "../../ui/button.tsx";
import { hasText } from "../document/new-cv-document.ts";

/** Without its module, for example offline, a part of the score is left out. */
const loaded = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (): { default: ComponentType } => ({ default: () => null }),
    ),
  );

const ScorePanel = loaded(async () => (await import("./score/score-panel.tsx")).ScorePanel);

const ScoreBadge = loaded(async () => (await import("./score/score-badge.tsx")).ScoreBadge);

/** The rules load once something is written: an empty CV has no score. */
const useIsBegun = (): boolean => useSessionPart(({ document }) => hasText(document));

type FileTaker = { onFile: (file: File) => void };

const loadImport = () => import("../import-page/cv-import-page.tsx");
const CvImportPage = lazy(async () => ({ default: (await loadImport()).CvImportPage }));

/** Without its module, for example offline, the first visit goes on to the form. */
const StartScreen = lazy(() =>
  import("./start/start-screen.tsx").then(
    (module): { default: ComponentType<FileTaker> } => ({ default: module.StartScreen }),
    () => ({ default: GoToForm }),
  ),
);

function GoToForm() {
  const { goTo } = useEditorView();
  useEffect(() => goTo("personal"), [goTo]);
  return null;
}

/** Whether the person has no CV yet and has not chosen how to begin. The address of a tab of the form is a choice. */
function useIsFirstVisit(): boolean {
  const [parameters] = useSearchParams();
  const { list } = useWorkspaceState();
  const isBegun = useIsBegun();
  return !isBegun && list.length === 0 && !parameters.has("step") && !parameters.has("cv");
}

const tips = [
  "Name sections the usual way: Experience, Education, Skills.",
  "Keep text out of headers, footers and pictures.",
  "Write an acronym once in full, then use it.",
];

const screens = [
  { value: "form", label: "Form" },
  { value: "preview", label: "Preview" },
] as const;

type Screen = (typeof screens)[number]["value"];

const loadSideBySide = () => import("./second-language/side-by-side.tsx");
const SideBySide = lazy(async () => ({ default: (await loadSideBySide()).SideBySide }));
/** Without it, for example offline, a variant is a CV like any other. */
const VariantNotice = lazy(() =>
  import("./variant-notice.tsx").then(
    (module) => ({ default: module.VariantNotice }),
    () => ({ default: () => null }),
  ),
);

function OfVariant() {
  const variant = useSessionPart(({ document }) => document.variant);
  return (
    variant && (
      <Suspense>
        <VariantNotice variant={variant} />
      </Suspense>
    )
  );
}

/**
 * The whole builder for one CV: its title, form, pages and score.
 *
 * @param props.notices further notices about the person's CVs
 */
export function EditorScreen({ notices }: { notices: ReactNode }) {
  const [screen, setScreen] = useState<Screen>("form");
  const { sentence, ...view } = useNewEditorView(useCallback(() => setScreen("form"), []));
  const [isSideBySide, setIsSideBySide] = useState(false);
  const isFirstVisit = useIsFirstVisit();
  const workspace = useWorkspace();
  const [file, setFile] = useState<File | null>(null);
  useLaterParts();

  async function writeSideBySide(): Promise<void> {
    try {
      await loadSideBySide();
    } catch {
      showToast({
        tone: "bad",
        title: "Could not load this",
        message: "Check your connection and try again.",
      });
      return;
    }
    setIsSideBySide(true);
    setScreen("form");
  }

  async function read(chosen: File): Promise<void> {
    try {
      await loadImport();
      setFile(chosen);
    } catch {
      showToast({
        tone: "bad",
        title: "Could not load this",
        message: "Check your connection and try again.",
      });
    }
  }

  if (file)
    return (
      <Suspense>
        <CvImportPage
          owner={workspace.owner}
          file={file}
          onLeave={() => setFile(null)}
          onSaved={async (id) => {
            await workspace.open(id);
            setFile(null);
          }}
        />
      </Suspense>
    );
  if (isFirstVisit)
    return (
      <EditorViewProvider value={view}>
        <header className="app-head">
          <h1>CV Builder</h1>
        </header>
        <StorageNotices>{notices}</StorageNotices>
        <Suspense
          fallback={
            <div className="needs-script">
              <SkeletonRows rows={4} />
            </div>
          }
        >
          <StartScreen onFile={(chosen) => void read(chosen)} />
        </Suspense>
      </EditorViewProvider>
    );

  return (
    <EditorViewProvider value={view}>
      <header className="app-head">
        <div className="cv-head">
          <h1>CV Builder</h1>
          <CvSwitcher />
          <UndoButtons />
          <SavedState />
        </div>
        <div className="cluster">
          <StartButton onFile={(chosen) => void read(chosen)} />
          <DownloadMenu />
        </div>
      </header>
      <StorageNotices>
        {notices}
        <OfVariant />
      </StorageNotices>
      <div className="screens">
        <ScreenTabs screen={screen} onChoose={setScreen} />
        <LiveScoreBadge />
      </div>
      <div className="studio" data-screen={screen}>
        {isSideBySide ? (
          <Suspense fallback={<section className="cv-form" aria-busy="true" />}>
            <SideBySide onBack={() => setIsSideBySide(false)} />
          </Suspense>
        ) : (
          <CvForm generate={<DownloadMenu button="Generate CV" busy="Generating..." />} />
        )}
        <PreviewPane />
        <aside className="cv-score" aria-label="ATS score and tips">
          <LiveScorePanel />
          {!isSideBySide && <SecondLanguagePanel onWrite={() => void writeSideBySide()} />}
          <AtsTips />
        </aside>
      </div>
      <p className="sr" aria-live="polite">
        {sentence}
      </p>
    </EditorViewProvider>
  );
}

/** Switches between the form and the pages on small screens. */
function ScreenTabs({ screen, onChoose }: { screen: Screen; onChoose: (screen: Screen) => void }) {
  return <Tabs className="seg" label="Form or preview" tabs={screens} chosen={screen} onChoose={onChoose} />;
}

/** Tips that help with any applicant-tracking system. */
function AtsTips() {
  return (
    <div>
      <h2 className="h-ui">ATS tips</h2>
      <ul className="ats-tips">
        {tips.map((tip) => (
          <li key={tip}>
            <Icon of={Minus} size="sm" />
            {tip}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Leads to the CV in two languages side by side. */
function SecondLanguagePanel({ onWrite }: { onWrite: () => void }) {
  const hasTwo = useSessionPart(({ document }) => document.translation !== null);
  return (
    <section className="second-language" aria-labelledby="second-language">
      <h2 id="second-language" className="h-ui">
        Second language
      </h2>
      <p className="meta">
        {hasTwo
          ? "This CV has a second language next to the first."
          : "Write this CV in another language next to the first, entry by entry."}
      </p>
      <Button size="sm" onClick={onWrite}>
        <Icon of={Languages} size="sm" />
        {hasTwo ? "Write side by side" : "Add a language"}
      </Button>
    </section>
  );
}

function LiveScorePanel() {
  const waiting = (
    <div className="score">
      <h2 className="h-ui">ATS score</h2>
      <p className="meta">The score appears as soon as you write something.</p>
    </div>
  );
  return <Suspense fallback={waiting}>{useIsBegun() ? <ScorePanel /> : waiting}</Suspense>;
}

function LiveScoreBadge() {
  return <Suspense>{useIsBegun() && <ScoreBadge />}</Suspense>;
}
