import { lazy, Suspense, useCallback, useState, type ReactNode } from "react";
import { showToast } from "../../ui/toast/toast-store.ts";
import { EditorViewProvider } from "./editor-view.ts";
import { DownloadMenu } from "./files/download-menu.tsx";
import { fileParts } from "./files/file-parts.ts";
import { useFileParts } from "./files/use-file-parts.ts";
import { CvForm } from "./form/cv-form.tsx";
import { PreviewPane } from "./preview/preview-pane.tsx";
import { AtsTips } from "./score/ats-tips.tsx";
import { SecondLanguagePanel } from "./second-language/second-language-panel.tsx";
import { LiveScoreBadge, LiveScorePanel } from "./score/live-score.tsx";
import { useSessionPart } from "./session/session-context.ts";
import { StartButton } from "./start/start-button.tsx";
import { CvSwitcher } from "./toolbar/cv-switcher.tsx";
import { StorageNotices } from "./toolbar/storage-notices.tsx";
import { SavedState } from "./toolbar/saved-state.tsx";
import { UndoButtons } from "./toolbar/undo-buttons.tsx";
import { ScreenTabs, type Screen } from "./screen-tabs.tsx";
import { useNewEditorView } from "./use-new-editor-view.ts";

const SideBySide = lazy(async () => ({ default: (await fileParts.secondLanguage()).SideBySide }));
/** Without it, for example offline, a variant is a CV like any other. */
const VariantNotice = lazy(() =>
  import("../variant/variant-notice.tsx").then(
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
  useFileParts();

  async function writeSideBySide(): Promise<void> {
    try {
      await fileParts.secondLanguage();
    } catch {
      showToast({ tone: "bad", title: "Not now", message: "Try again once you are online." });
      return;
    }
    setIsSideBySide(true);
    setScreen("form");
  }

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
          <StartButton />
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
