import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** Hairline rows; numbers take `className="r"`. Under 48rem drop the least useful column instead of scrolling. */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return <table {...rest} className={classNames("table", className)} />;
}
