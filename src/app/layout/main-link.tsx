import { Link, NavLink, useLocation } from "react-router";
import type { SiteLink } from "../site-links.ts";

/** A link of the top navigation. It is marked on its own pages and on the pages that belong to it. */
export function MainLink({ link: { label, to, also = [] } }: { link: SiteLink }) {
  const { pathname } = useLocation();
  const isAround = also.some((page) => pathname === page || pathname.startsWith(`${page}/`));
  return isAround ? (
    <Link to={to} prefetch="intent" aria-current="true">
      {label}
    </Link>
  ) : (
    <NavLink to={to} end={to === "/"} prefetch="intent">
      {label}
    </NavLink>
  );
}
