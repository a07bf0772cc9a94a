import { Link } from "react-router";
import type { Count } from "../search/filters/counts.ts";
import { searchPath } from "../search/query/search-address.ts";
import { changed, type SearchQuery } from "../search/query/search-query.ts";
import { groupedNumber } from "./search-texts.ts";

type LeftOutByPayProps = { query: SearchQuery; withoutYearly: Count };

/** Says how many jobs a minimum pay leaves out because they state none, with a link that keeps them. */
export function LeftOutByPay({ query, withoutYearly }: LeftOutByPayProps) {
  if (query.salary === 0 || query.pay.includes("not-stated") || withoutYearly.value === 0) return null;
  const isOne = withoutYearly.value === 1;
  const number = `${withoutYearly.exact ? "" : "about "}${groupedNumber(withoutYearly.value)}`;
  return (
    <p className="meta left-out">
      Without {number} {isOne ? "job that does" : "jobs that do"} not say what{" "}
      {isOne ? "it pays" : "they pay"} a year.{" "}
      <Link
        className="link"
        to={searchPath(changed(query, { pay: [...query.pay, "not-stated"] }))}
        preventScrollReset
      >
        Keep {isOne ? "it" : "them"} in the list
      </Link>
    </p>
  );
}
