import { Link } from "react-router";
import { foldText } from "../text/fold-text.ts";

/** Links guides that a search may have meant; nothing when there are none. */
export function GuideLinks({ guides }: { guides: readonly { path: string; title: string }[] }) {
  if (guides.length === 0) return null;
  return (
    <p className="meta">
      {guides.length === 1 ? "A guide about this: " : "Guides about this: "}
      {guides.map(({ path, title }, at) => (
        <span key={path}>
          {at > 0 && ", "}
          <Link className="link" to={path}>
            {title}
          </Link>
        </span>
      ))}
    </p>
  );
}

const maxGuides = 2;

/**
 * Returns the guides whose title has every word of a search for jobs, for a link above the results.
 *
 * @example guidesAbout(articles, "salary negotiation") // the guide "Salary Negotiation"
 */
export function guidesAbout<One extends { title: string }>(articles: Iterable<One>, keywords: string): One[] {
  const wanted = foldText(keywords).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (wanted.length === 0) return [];
  return [...articles]
    .filter(({ title }) => {
      const words: string[] = foldText(title).match(/[\p{L}\p{N}]+/gu) ?? [];
      return wanted.every((word) => words.includes(word));
    })
    .slice(0, maxGuides);
}
