import type { HTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "article" | "section" | "li";
  /** A well is sunken and has no edge. */
  well?: boolean;
};

/** A thing one can pick up, put in or compare. Never a card in a card. */
export function Card({ as: Element = "div", well = false, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(well ? "well" : "card", className)} />;
}
