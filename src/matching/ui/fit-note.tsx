import { Link } from "react-router";
import type { ListFits } from "../my-cvs/load-list-fit.ts";

/** Explains how a list is sorted by fit. Without a CV or JavaScript it is sorted by the words. */
export function FitNote({ fit }: { fit: ListFits | null }) {
  return (
    <div className="search-notes">
      {fit?.cv && fit.order ? (
        <p className="meta">
          The first {fit.order.length} results, those that fit “{fit.cv}” best first. Compared in this browser
          with everything that each advert asks for; your CV is not sent for it.
        </p>
      ) : (
        <p className="meta">
          Sorting by fit needs a CV in the{" "}
          <Link className="link" to="/cv-builder">
            builder
          </Link>{" "}
          and JavaScript. Until then these are the best matches of your words.
        </p>
      )}
    </div>
  );
}
