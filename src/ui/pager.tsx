import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { Link, type To } from "react-router";
import { Icon } from "./icon.tsx";

type PageShown = number | "gap-before" | "gap-after";

type PagerProps = {
  /** Page number, from 1. */
  page: number;
  pages: number;
  linkTo: (page: number) => To;
  /** Keeps the place on the screen, for lists that change in place. */
  preventScrollReset?: boolean;
};

/**
 * Links to the pages of a list that has more than one. Previous and Next stay visible even if there is no page in that
 * direction.
 */
export function Pager({ page, pages, linkTo, preventScrollReset = false }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label="Pages">
      <PagerStep
        to={page > 1 ? linkTo(page - 1) : null}
        label="Previous page"
        icon={ChevronLeft}
        rel="prev"
        preventScrollReset={preventScrollReset}
      />
      {pagesShown(page, pages).map((shown) =>
        shown === "gap-before" || shown === "gap-after" ? (
          <span className="pager-gap" key={shown} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={shown}
            className="btn btn-quiet"
            to={linkTo(shown)}
            preventScrollReset={preventScrollReset}
            aria-label={`Page ${shown}`}
            aria-current={shown === page ? "page" : undefined}
          >
            {shown}
          </Link>
        ),
      )}
      <PagerStep
        to={page < pages ? linkTo(page + 1) : null}
        label="Next page"
        icon={ChevronRight}
        rel="next"
        preventScrollReset={preventScrollReset}
      />
    </nav>
  );
}

type PagerStepProps = {
  to: To | null;
  label: string;
  icon: LucideIcon;
  rel: "prev" | "next";
  preventScrollReset: boolean;
};

function PagerStep({ to, label, icon, ...link }: PagerStepProps) {
  if (to === null) {
    return (
      <button type="button" className="btn btn-quiet" disabled aria-label={label}>
        <Icon of={icon} size="sm" />
      </button>
    );
  }
  return (
    <Link className="btn btn-quiet" to={to} aria-label={label} {...link}>
      <Icon of={icon} size="sm" />
    </Link>
  );
}

/**
 * Returns the pages that a pager lists: the first three from the start of a list, else the first, the last, and those
 * around the current one. A gap always replaces two pages or more, since a single page takes no more room than the dots.
 * A page after the last one counts as the last.
 *
 * @example pagesShown(6, 20) // [1, "gap-before", 5, 6, 7, "gap-after", 20]
 */
export function pagesShown(asked: number, pages: number): PageShown[] {
  const page = Math.min(asked, pages);
  const from = page - 1 <= 3 ? 1 : page - 1;
  const last = Math.max(page + 1, 3);
  const to = last >= pages - 2 ? pages : last;
  const shown: PageShown[] = [];
  if (from > 1) shown.push(1, "gap-before");
  for (let number = from; number <= to; number++) shown.push(number);
  if (to < pages) shown.push("gap-after", pages);
  return shown;
}
