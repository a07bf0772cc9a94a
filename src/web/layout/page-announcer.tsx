import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Makes screen readers announce the title of a page reached by script, as they do when a document loads. If the link
 * that led there is gone, so is the focus: it moves to the heading of the page.
 */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    if (hash !== "" || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <div className="sr" aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}
