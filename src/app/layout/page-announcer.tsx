import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * Makes screen readers announce the title of a page reached by script, as they do when a document loads. If the link
 * that led there is gone, so is the focus: it moves to the heading of the page, or with Back to the link that was followed
 * from there.
 */
export function PageAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [title, setTitle] = useState("");
  const before = useRef(pathname);
  const followed = useRef(new Map<string, FollowedLink>());
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("main a[href]");
      if (link) followed.current.set(key, { href: link.href, text: link.textContent });
    };
    document.addEventListener("click", remember, { capture: true });
    return () => document.removeEventListener("click", remember, { capture: true });
  }, [key]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    if (document.activeElement !== document.body) return;
    const link = isBack && findAgain(followed.current.get(key));
    if (link) {
      link.focus({ preventScroll: true });
      return;
    }
    if (hash !== "") return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, hash, key, isBack]);
  return (
    <div className="sr" aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}

type FollowedLink = { href: string; text: string };

function findAgain(followed: FollowedLink | undefined): HTMLAnchorElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")];
  return links.find(({ href, textContent }) => href === followed?.href && textContent === followed.text);
}
