import { useMemo, useState } from "react";
import { Link } from "react-router";
import { DownloadMenu } from "../../cv/editor/files/download-menu.tsx";
import { EditorViewProvider, useNewEditorView } from "../../cv/editor/editor-view.ts";
import { PreviewPane } from "../../cv/editor/preview/preview-pane.tsx";
import { browserEnv } from "../../platform/browser/browser-env.ts";
import { useCvDocument, useCvSession } from "../../cv/editor/session/session-context.ts";
import { SavedState } from "../../cv/editor/toolbar/saved-state.tsx";
import { useFollowMaster } from "../../cv/editor/session/use-follow-master.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { asksFor, countMatches, matchSummary } from "../count-matches.ts";
import { readCvFacts } from "../facts/cv-facts.ts";
import type { Requirement } from "../../jobs/requirements/requirement.ts";
import { matchCv, type Matched } from "../match-cv.ts";
import { FitBar } from "../ui/fit-bar.tsx";
import { MatchRows } from "../ui/match-rows.tsx";
import { UnreadLines } from "../ui/unread-lines.tsx";
import { AskedActions } from "./asked-actions.tsx";
import { Differences } from "./differences.tsx";
import { proofsByRow } from "./proofs.ts";
import { ShowRows } from "./show-rows.tsx";
import { suggestChanges } from "./suggest-changes.ts";
import { Suggestions } from "./suggestions.tsx";
import type { TailorPageProps } from "./tailor-page.tsx";

/** One variant: the requirements, the differences from the master, and the rows to show. */
export function TailorScreen({ job, requirements }: Omit<TailorPageProps, "owner">) {
  const session = useCvSession();
  const document = useCvDocument();
  const { master, conflicts } = useFollowMaster();
  const [now] = useState(browserEnv.now);
  const matches = useMemo(
    () => matchCv(readCvFacts(document, now), requirements),
    [document, requirements, now],
  );
  const counts = countMatches(matches);
  const { sentence, ...view } = useNewEditorView(noForm);
  return (
    <EditorViewProvider value={view}>
      <header className="app-head">
        <div>
          <h1>For {job.title}</h1>
          <p className="muted">
            {[job.company, job.location].filter(Boolean).join(", ")}.{" "}
            {master === "gone" ? (
              "The master is not in this browser any more, so this is a CV of its own."
            ) : (
              <>
                What you change here stays here; the master{" "}
                {master && (
                  <Link className="link" to={`/cv-builder?cv=${encodeURIComponent(master.id)}`}>
                    {master.title}
                  </Link>
                )}{" "}
                is not touched.
              </>
            )}
          </p>
          <SavedState />
        </div>
        <div className="cluster">
          <ButtonLink look="quiet" to={`/cv-builder?cv=${encodeURIComponent(session.id)}`}>
            Edit the whole text
          </ButtonLink>
          <DownloadMenu />
        </div>
      </header>
      <div className="tailor-body">
        <div className="tailor-main">
          <section aria-labelledby="asked">
            <h2 id="asked" className="h-part">
              What they ask, and where you say it
            </h2>
            <MatchRows matches={asksFor(matches)} actions={actionsOf} />
            <UnreadLines matches={matches} />
          </section>
          <Suggestions suggestions={suggestChanges(document, matches)} />
          <Differences conflicts={conflicts} />
          <ShowRows proofs={proofsByRow(asksFor(matches))} />
        </div>
        <aside className="tailor-side" aria-label="Fit and page">
          <section className="well fit" aria-labelledby="fit-now" aria-live="polite">
            <h2 id="fit-now">Fit</h2>
            <p>
              <b className="fit-figure">{counts.met}</b>{" "}
              <span className="muted">of {counts.asked} things asked for</span>
            </p>
            <FitBar counts={counts} />
            <p className="meta">{matchSummary(counts)} Counted from the text, no guess about you.</p>
          </section>
          <PreviewPane />
        </aside>
      </div>
      <p className="sr" aria-live="polite">
        {sentence}
      </p>
    </EditorViewProvider>
  );
}

const actionsOf = (match: Matched<Requirement>) => <AskedActions match={match} />;

/** The fields for rewording are always on the page, so nothing has to be opened. */
const noForm = () => undefined;
