import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Owner } from "../../documents/local/local-document.ts";
import { browserEnv } from "../../platform/browser/browser-env.ts";
import { Button } from "../../ui/button.tsx";
import { loadBestFit, type BestFit as Best, type BestFitOutcome } from "../my-cvs/load-best-fit.ts";
import { mayHaveCvs } from "../my-cvs/may-have-cvs.ts";
import { readChosenCv } from "./chosen-cv.ts";
import "../match.css";

export type BestFitProps = {
  /** The address of the search, which is the same on all of its pages. */
  search: string;
  owner: Owner;
  best: Best | null;
  onBest: (best: Best) => void;
};

type State =
  | { is: "idle" | "no-cv" | "no-work" | "failed" }
  | { is: "working"; compared: number; of: number };

/** The choice to compare the CV with all open jobs, what it sends, its progress and its result. */
export default function BestFit({
  search,
  owner,
  best,
  onBest,
  without,
}: BestFitProps & { without: ReactNode }) {
  const [state, setState] = useState<State>({ is: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(() => {
    void mayHaveCvs(owner).then((may) => may || setState({ is: "no-cv" }));
    return () => running.current?.abort();
  }, [owner]);
  const start = async () => {
    running.current?.abort();
    const now = new AbortController();
    running.current = now;
    setState({ is: "working", compared: 0, of: 0 });
    const onProgress = (compared: number, of: number) =>
      now.signal.aborted || setState({ is: "working", compared, of });
    const options = {
      owner,
      chosen: readChosenCv(),
      signal: now.signal,
      onProgress: (...told: [number, number]) => void onProgress(...told),
    };
    const outcome = await loadBestFit(search, options, browserEnv).catch((): BestFitOutcome | null => null);
    if (now.signal.aborted) return;
    if (outcome?.ok) onBest(outcome.best);
    setState({ is: outcome === null ? "failed" : outcome.ok ? "idle" : outcome.reason });
  };
  if (state.is === "no-cv") return without;
  if (state.is === "working")
    return (
      <div className="meta best-fit">
        <p aria-live="polite">Comparing your CV with open jobs. You can go on reading.</p>
        <p>
          <progress value={state.compared} max={Math.max(state.of, 1)} aria-label="Jobs compared" />{" "}
          {state.of > 0 && `${state.compared} of ${state.of}`}
        </p>
      </div>
    );
  return (
    <div className="best-fit">
      <p className="meta" aria-live="polite">
        {statusText(state.is, best)}
      </p>
      {!best && (
        <>
          <Button size="sm" onClick={() => void start()}>
            Find the jobs that fit my CV best
          </Button>
          <p className="meta">
            Sends the codes of your last occupations, your level and the place in your CV. They are not
            stored. The comparison is made in this browser, and your CV is not sent.
          </p>
        </>
      )}
    </div>
  );
}

function statusText(is: Exclude<State["is"], "working" | "no-cv">, best: Best | null): string {
  if (best) {
    const { cv, order, compared, of } = best;
    const jobs = `${compared < of ? `${compared} of ${of}` : compared} open ${of === 1 ? "job" : "jobs"} in your work`;
    const busy = compared < of ? " The site was too busy for the others." : "";
    if (order.length === 0)
      return `Compared “${cv}” with ${jobs}. None fits. These are the best matches of your words.${busy}`;
    return `Compared “${cv}” with ${jobs}. ${order.length === 1 ? "The 1 that fits" : `The ${order.length} that fit`}, best first.${busy}`;
  }
  if (is === "failed") return "The comparison did not work. Try again in a moment.";
  if (is === "no-work")
    return "No title of a post in your CV is the name of an occupation that we know. Search by its usual name instead.";
  return "These are the best matches of your words. Your CV can be compared with all open jobs in your work.";
}
