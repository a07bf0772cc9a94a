import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Reads out the title of a page reached without loading a document, as a browser does when it loads one. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <div className="sr" aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}
