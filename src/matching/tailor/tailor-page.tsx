import { use, useEffect, useState, useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { ModelContext } from "../../ai/ui/model-context.ts";
import type { VariantJob } from "../../cv/document/cv-document.ts";
import {
  SessionProvider,
  useCvDocument,
  useCvSession,
  WorkspaceProvider,
  useWorkspace,
  useWorkspaceState,
} from "../../cv/editor/session/session-context.ts";
import { useCvWorkspace } from "../../cv/editor/use-cv-workspace.ts";
import type { Owner } from "../../documents/local/local-document.ts";
import type { Requirement } from "../requirements/requirement.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { openVariant } from "./open-variant.ts";
import { DownloadMenu } from "../../cv/editor/files/download-menu.tsx";
import { EditorViewProvider } from "../../cv/editor/editor-view.ts";
import { useNewEditorView } from "../../cv/editor/editor-view.ts";
import { useDrawnPlaces, type PageSize } from "../../cv/editor/preview/drawn-places.ts";
import { PreviewPane } from "../../cv/editor/preview/preview-pane.tsx";
import { browserEnv } from "../../platform/browser/browser-env.ts";
import { SavedState } from "../../cv/editor/toolbar/saved-state.tsx";
import { useFollowMaster } from "../../cv/editor/session/use-follow-master.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { countMatches, matchSummary } from "../verdict/count-matches.ts";
import { readCvFacts } from "../evidence/cv-facts.ts";
import { matchCv, type Matched } from "../verdict/match-cv.ts";
import { FitBar, FitFigure } from "../ui/fit-summary.tsx";
import type { OnCorrect } from "../ui/correction-buttons.tsx";
import { keepOwnCorrection } from "../ui/keep-own-correction.ts";
import { MatchRows } from "../ui/match-rows.tsx";
import { correct } from "../verdict/corrections.ts";
import { AskAboutCv, requirementsOf } from "./ask-about-cv.tsx";
import { rememberChosenCv } from "../ui/chosen-cv.ts";
import { AskedActions } from "./asked-actions.tsx";
import { changedPlaces } from "./changed-places.ts";
import { Changes } from "./changes.tsx";
import { SkillChips } from "./skill-chips.tsx";
import { ShowRows } from "./show-rows.tsx";
import { suggestChanges } from "./suggest-changes.ts";

type TailorPageProps = {
  /** The account of the person who is signed in; null for a visitor. */
  owner: Owner;
  job: VariantJob & { location: string | null };
  requirements: readonly Requirement[];
};

/** A variant of a CV for one job. The CVs are in the browser, so the server sends only the job. */
export function TailorPage(props: TailorPageProps) {
  return (
    <div className="app tailor">
      <Breadcrumb above={[{ name: props.job.title, path: props.job.path }]} here="Your CV for it" />
      {/* Remounts for each person, so that no one sees the CV that was open before. */}
      <OpeningCv key={props.owner ?? ""} {...props} />
    </div>
  );
}

function OpeningCv(props: TailorPageProps) {
  const { opened, hasFailed } = useCvWorkspace(props.owner);
  if (hasFailed)
    return (
      <Notice tone="bad" announce="at-once">
        Your CVs could not be opened. They are still in this browser. Close the other tabs of this site and
        reload the page.
      </Notice>
    );
  return (
    <>
      {!opened && <h1>For {props.job.title}</h1>}
      <noscript>
        <Notice>
          Tailoring needs JavaScript, because your CVs are in this browser. Without it you can{" "}
          <a className="link" href="/cv-builder">
            write a CV in the form
          </a>
          .
        </Notice>
      </noscript>
      {opened ? (
        <WorkspaceProvider value={opened.workspace}>
          <OpenVariant {...props} />
        </WorkspaceProvider>
      ) : (
        <div className="needs-script">
          <SkeletonRows rows={4} />
        </div>
      )}
    </>
  );
}

/** Opens or makes the variant, and writes its id into the address so that the page can be reloaded. */
function OpenVariant({ owner, job, requirements }: TailorPageProps) {
  const workspace = useWorkspace();
  const { session } = useWorkspaceState();
  const navigate = useNavigate();
  const [found, setFound] = useState<"made" | "found" | "none" | null>(null);
  useEffect(() => {
    let left = false;
    async function open(): Promise<void> {
      const { id, title, company, path } = job;
      const outcome = await openVariant(workspace, { id, title, company, path });
      if (left) return;
      setFound(outcome);
      if (outcome === "none") return;
      if (outcome === "made")
        showToast({
          tone: "good",
          title: "A variant for this job",
          message: "It begins as your CV is. What you change here does not touch the master.",
        });
      const address = new URLSearchParams({ cv: workspace.read().session.id, job: id });
      await navigate(`?${address.toString()}`, { replace: true, preventScrollReset: true });
    }
    void open();
    return () => {
      left = true;
    };
  }, [workspace, job, navigate]);
  if (found === null) return <SkeletonRows rows={4} />;
  if (found === "none")
    return (
      <>
        <h1>CV for {job.title}</h1>
        <Notice>
          There is no CV in this browser yet.{" "}
          <Link className="link" to="/cv-builder">
            Write or import one in the builder
          </Link>
          , then come back.
        </Notice>
      </>
    );
  return (
    <SessionProvider value={session} key={session.id}>
      <TailorScreen owner={owner} job={job} requirements={requirements} />
    </SessionProvider>
  );
}

/** One variant: the requirements and skills, its page, and its changes. */
function TailorScreen({ owner, job, requirements }: TailorPageProps) {
  const session = useCvSession();
  const document = useCvDocument();
  const { master, conflicts } = useFollowMaster();
  const [now] = useState(browserEnv.now);
  const matches = useMemo(
    () => matchCv(readCvFacts(document, now), requirements),
    [document, requirements, now],
  );
  const counts = countMatches(matches);
  const proofs = proofsByRow(matches);
  const { sentence, ...view } = useNewEditorView(noForm);
  const onCorrect: OnCorrect = (asked, said) => {
    session.edit("several", (cv) => ({ ...cv, corrections: correct(cv.corrections ?? {}, asked, said) }));
    void keepOwnCorrection(asked, said, { owner, except: session.id });
  };
  const model = use(ModelContext);
  return (
    <ModelContext value={model && { ...model, requirements: requirementsOf(matches) }}>
      <EditorViewProvider value={view}>
        <header className="app-head">
          <div>
            <h1>CV for {job.title}</h1>
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
              Edit the whole CV
            </ButtonLink>
            {/* The letter is written from this CV at once. */}
            <ButtonLink
              look="quiet"
              to={`/tools/cover-letter?job=${job.id}`}
              onClick={() => rememberChosenCv(session.id)}
            >
              Write the letter
            </ButtonLink>
            <DownloadMenu />
          </div>
        </header>
        <div className="tailor-body">
          <div className="tailor-want">
            <section className="fit" aria-labelledby="fit-now" aria-live="polite">
              <h2 id="fit-now">Fit</h2>
              <p>
                <FitFigure matches={matches} />
              </p>
              <FitBar counts={counts} />
              <p className="meta">{matchSummary(counts)}</p>
            </section>
            <section aria-labelledby="asked">
              <h2 id="asked">What they ask, and where you say it</h2>
              <MatchRows matches={matches} actions={actionsOf} onCorrect={onCorrect} isFolded />
            </section>
            <SkillChips proofs={proofs} />
          </div>
          <div className="tailor-page">
            <PreviewPane over={markChanges} />
          </div>
          <Changes suggestions={suggestChanges(document, matches)} conflicts={conflicts} />
        </div>
        <AskAboutCv />
        <ShowRows proofs={proofs} />
        <p className="sr" aria-live="polite">
          {sentence}
        </p>
      </EditorViewProvider>
    </ModelContext>
  );
}

const markChanges = (page: number, size: PageSize) => <PageChanges page={page} size={size} />;

/** Marks on a page what the variant changed. The list of changes says the same in words. */
function PageChanges({ page, size: { width, height } }: { page: number; size: PageSize }) {
  const drawn = useDrawnPlaces();
  const changed = useMemo(() => (drawn ? changedPlaces(drawn.document, drawn.places) : []), [drawn]);
  return changed
    .filter((place) => place.page === page)
    .map(({ pointer, x, y, w, h }) => (
      <i
        key={`${pointer} ${x} ${y}`}
        className="page-change"
        aria-hidden="true"
        style={{
          left: `${(100 * x) / width}%`,
          top: `${(100 * y) / height}%`,
          width: `${(100 * w) / width}%`,
          height: `${(100 * h) / height}%`,
        }}
      />
    ));
}

const actionsOf = (match: Matched<Requirement>) => <AskedActions match={match} />;

/** The fields for rewording are always on the page, so nothing has to be opened. */
const noForm = () => undefined;

/** Counts the requirements that each row shows, by row id. */
export function proofsByRow(matches: readonly Matched[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { verdict, lines } of matches) {
    if (verdict !== "met" && verdict !== "partly") continue;
    for (const row of new Set(lines.flatMap(({ row: one }) => one ?? [])))
      counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return counts;
}
