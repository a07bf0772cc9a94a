import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/**
 * A table with hairlines between rows. Number cells take `className="r"`. Below 48rem hide the least useful column
 * instead of scrolling.
 */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return <table {...rest} className={classNames("table", className)} />;
}
