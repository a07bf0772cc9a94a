import type { HTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "article" | "section" | "li";
  /** A well is sunken and has no border. */
  well?: boolean;
};

/** An item that one can pick, place or compare. Never put a card in a card. */
export function Card({ as: Element = "div", well = false, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(well ? "well" : "card", className)} />;
}
