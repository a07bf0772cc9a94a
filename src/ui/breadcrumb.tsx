import { Fragment } from "react";
import { Link } from "react-router";

type BreadcrumbProps = {
  /** Links to the pages above this one, the highest first. */
  above: readonly { name: string; path: string }[];
  /** The name of this page, where its heading does not say it. */
  here?: string;
};

/** Links to the pages above this one. */
export function Breadcrumb({ above, here }: BreadcrumbProps) {
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      {above.map(({ name, path }, at) => (
        <Fragment key={path}>
          {at > 0 && <span aria-hidden="true">/</span>}
          <Link className="link" to={path}>
            {name}
          </Link>
        </Fragment>
      ))}
      {here && (
        <>
          <span aria-hidden="true">/</span>
          <span>{here}</span>
        </>
      )}
    </nav>
  );
}
