import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Makes screen readers announce the title of a page reached by script, as they do when a document loads. */
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
