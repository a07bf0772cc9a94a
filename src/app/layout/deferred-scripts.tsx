import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

/**
 * The scripts of a page, which the browser loads after style sheets and fonts. React puts their preloads at the top of
 * the head, where they have the priority of style sheets. React Router has no setting for it.
 */
export function DeferredScripts() {
  // Called and not rendered, so that its elements can be changed.
  const scripts: ReactElement<{ children?: ReactNode }> | null = Scripts({});
  return Children.map(scripts?.props.children, (part) =>
    isValidElement<{ fetchPriority?: "low" }>(part) && part.type === "link"
      ? cloneElement(part, { fetchPriority: "low" })
      : part,
  );
}
