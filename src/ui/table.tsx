import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The heading of a column, alone or with attributes of its cell. */
export type TableColumn = string | ({ heading: ReactNode } & ComponentProps<"th">);

type TableProps = ComponentProps<"table"> & {
  /** Names a table without a heading above it. Only screen readers get it. */
  caption?: string;
  columns: readonly TableColumn[];
};

/**
 * A table with hairlines between rows. The children are its rows. Number cells take `className="r"`. Below 48rem hide
 * the least useful column instead of scrolling.
 */
export function Table({ className, caption, columns, children, ...rest }: TableProps) {
  return (
    <table {...rest} className={classNames("table", className)}>
      {caption && <caption className="sr">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column, at) => {
            const { heading, ...cell } = typeof column === "string" ? { heading: column } : column;
            return (
              <th key={at} scope="col" {...cell}>
                {heading}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
