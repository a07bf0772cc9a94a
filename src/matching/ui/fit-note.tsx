import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { BestFitProps } from "./best-fit.tsx";

/** Only people who sort by fit load it. */
const BestFit = lazy(() => import("./best-fit.tsx"));

/** Explains how a list is sorted by fit. Without a CV or JavaScript it is sorted by the words. */
export function FitNote(props: BestFitProps) {
  const without = (
    <p className="meta">
      Sorting by fit needs a CV in the{" "}
      <Link className="link" to="/cv-builder">
        builder
      </Link>{" "}
      and JavaScript. Until then these are the best matches of your words.
    </p>
  );
  return (
    <div className="search-notes">
      {useHydrated() ? (
        <Suspense fallback={without}>
          <BestFit key={props.search} {...props} without={without} />
        </Suspense>
      ) : (
        without
      )}
    </div>
  );
}
